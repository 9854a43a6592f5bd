import { PRODUCT_NAME, RESET_LINK } from '@kinday/contracts/product';
import { composeMail } from './composeMail.js';
import type { Mail } from './Mailer.js';

/**
 * The mail with the link to a new password. It names nobody: whoever signs up with somebody else's
 * address could write to them through the name.
 * @param base where the product is reached, without a slash at the end
 */
export function passwordResetMail(to: string, base: string, token: string): Mail {
  return composeMail(to, {
    subject: 'Choose a new password',
    before: ['Hello,', `somebody asked for a new password for your ${PRODUCT_NAME} account.`],
    // Behind the #, so that it stands in no server's log and in no Referer.
    link: { label: 'Choose a new password', href: `${base}/reset-password#token=${token}` },
    after: [
      `The link works once, for ${RESET_LINK.inWords}.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  });
}
