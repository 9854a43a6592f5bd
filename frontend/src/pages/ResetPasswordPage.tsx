import { Link, useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../features/auth/ResetPasswordForm';
import { CardPage } from '../ui/CardPage';
import { PageTitle } from '../ui/PageTitle';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token');

  return (
    <CardPage
      title="Choose a new password"
      lead={
        token
          ? 'Everywhere you’re logged in now, you’ll be asked for it.'
          : 'This link is not complete. Please open it from your mail again, or ask for a new one.'
      }
      footer={<Link to="/forgot-password">Send me a new link</Link>}
    >
      <PageTitle title="New Password" hidden />
      {token && (
        <ResetPasswordForm
          token={token}
          onReset={() => void navigate('/login', { replace: true })}
        />
      )}
    </CardPage>
  );
}
