import { PRODUCT_NAME } from '@kinday/contracts/product';
import { composeMail } from '../../notices/mail/composeMail.js';
import type { Mail } from '../../notices/mail/Mailer.js';
import * as messages from '../messages.js';

/**
 * Tells whoever owns an account that its password was changed: if it was not them, somebody knows
 * too much. @param base where the product is reached, without a slash at the end
 */
export function passwordChangedMail(to: string, base: string): Mail {
  return composeMail(to, {
    subject: messages.yourPasswordWasChanged,
    before: [messages.hello, messages.passwordWasChanged(PRODUCT_NAME), messages.ifItWasYou],
    link: { label: messages.chooseANewPassword, href: `${base}/forgot-password` },
    after: [],
  });
}
