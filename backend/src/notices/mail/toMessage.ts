import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './Mailer.js';

/** A mail as nodemailer takes it; the address as an object, so that no comma makes it two. */
export function toMessage(
  { to, unsubscribeUrl, ...mail }: Mail,
  id: string,
  from: string,
): SendMailOptions {
  const [, host = 'localhost'] = /@([^@>\s]+)>?\s*$/.exec(from) ?? [];
  return {
    ...mail,
    from,
    to: { name: '', address: to },
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
