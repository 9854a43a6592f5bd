import { RESET_LINK } from '@kinday/contracts/product';
import { useState } from 'react';
import { Link } from 'react-router';
import { ForgotPasswordForm } from '../features/auth/ForgotPasswordForm';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import * as messages from './messages';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = <Link to="/login">{messages.backToLogIn}</Link>;

  return (
    <CardPage
      title={sentTo ? messages.checkYourMail : messages.forgotYourPassword}
      lead={
        // It is there from the start: screen readers tell what changes in it.
        <span role="status">
          {sentTo ? messages.linkOnItsWay(sentTo, RESET_LINK.inWords) : messages.forgotPasswordLead}
        </span>
      }
      footer={back}
    >
      <PageTitle title={messages.forgotPassword} hidden />
      {!sentTo && <ForgotPasswordForm onSent={setSentTo} />}
    </CardPage>
  );
}
