import { RESET_LINK } from '@kinday/contracts/product';
import { useState } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '../features/auth/ForgotPasswordForm';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = <Link to="/login">Back to log in</Link>;

  return (
    <CardPage
      title={sentTo ? 'Check your mail' : 'Forgot your password?'}
      lead={
        sentTo
          ? `If ${sentTo} has an account, a link to choose a new password is on its way. It works once, for ${RESET_LINK.inWords}.`
          : 'Tell us your email, and we’ll send you a link to choose a new one.'
      }
      footer={back}
    >
      <PageTitle title="Forgot Password" hidden />
      {!sentTo && <ForgotPasswordForm onSent={setSentTo} />}
    </CardPage>
  );
}
