import { Link, useLocation, useNavigate } from 'react-router';
import { ResetPasswordForm } from '../features/auth/ResetPasswordForm';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';

export function ResetPasswordPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Behind the #: what opens an account stands in no server's log.
  const token = new URLSearchParams(hash.slice(1)).get('token');

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
