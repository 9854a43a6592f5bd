import { Link, useLocation, useNavigate } from 'react-router';
import { ResetPasswordForm } from '../features/auth/ResetPasswordForm';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import * as productMessages from '../product/messages';
import * as messages from './messages';

export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Behind the #: what opens an account stands in no server's log.
  const token = new URLSearchParams(hash.slice(1)).get('token');

  return (
    <CardPage
      title={messages.chooseANewPassword}
      lead={token ? messages.resetLead : messages.linkNotComplete}
      footer={<Link to="/forgot-password">{messages.sendMeANewLink}</Link>}
    >
      <PageTitle title={productMessages.newPassword} hidden />
      {token && (
        <ResetPasswordForm
          token={token}
          onReset={() => void navigate('/login', { replace: true })}
        />
      )}
    </CardPage>
  );
}
