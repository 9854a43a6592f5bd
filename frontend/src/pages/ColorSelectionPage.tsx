import { useNavigate, useSearchParams } from 'react-router';
import { useGetMeQuery } from '../api/meApi';
import { returnPath } from '../features/auth/returnPath';
import { ColorForm } from '../features/color/ColorForm';
import { useFamily } from '../sync/useFamily';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import * as messages from './messages';

export function ColorSelectionPage() {
  const { data: user } = useGetMeQuery();
  const { shown } = useFamily(user?.familyId ?? null);
  const [query] = useSearchParams();
  const navigate = useNavigate();

  if (!user) return <PageWait />;
  return (
    <CardPage title={messages.pickColorTitle} lead={messages.pickColorLead} width={460}>
      <PageTitle title={messages.pickYourColor} hidden />
      <ColorForm
        user={user}
        relatives={(shown?.members ?? []).filter(({ id }) => id !== user.id)}
        onSaved={() => void navigate(returnPath(query) ?? '/dashboard', { replace: true })}
      />
    </CardPage>
  );
}
