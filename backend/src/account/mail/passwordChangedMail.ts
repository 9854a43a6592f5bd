import { PRODUCT_NAME } from '@kinday/contracts/product';
import { composeMail } from './composeMail.js';
import type { Mail } from './Mailer.js';

/**
 * Tells whoever owns an account that its password was changed: if it was not them, somebody knows
 * too much. @param base where the product is reached, without a slash at the end
 */
export function passwordChangedMail(to: string, base: string): Mail {
  return composeMail(to, {
    subject: 'Your password was changed',
    before: [
      'Hello,',
      `the password of your ${PRODUCT_NAME} account was changed just now. Other devices were logged out.`,
      'If it was you, there is nothing to do. If it was not, please choose a new one right away.',
    ],
    link: { label: 'Choose a new password', href: `${base}/forgot-password` },
    after: [],
  });
}
