import { PRODUCT_NAME, RESET_LINK } from '@kinday/contracts/product';
import { composeMail } from '../../notices/mail/composeMail.js';
import type { Mail } from '../../notices/mail/Mailer.js';
import * as messages from '../messages.js';

/**
 * The mail with the link to a new password. It names nobody: whoever signs up with somebody else's
 * address could write to them through the name.
 * @param base where the product is reached, without a slash at the end
 */
export function passwordResetMail(to: string, base: string, token: string): Mail {
  return composeMail(to, {
    subject: messages.chooseANewPassword,
    before: [messages.hello, messages.askedForPassword(PRODUCT_NAME)],
    // Behind the #, so that it stands in no server's log and in no Referer.
    link: { label: messages.chooseANewPassword, href: `${base}/reset-password#token=${token}` },
    after: [messages.linkWorksOnce(RESET_LINK.inWords), messages.ifItWasNotYou],
  });
}
