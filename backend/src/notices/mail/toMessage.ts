import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './Mailer.js';

/** A mail as nodemailer takes it; the address as an object, so that no comma makes it two. */
export function toMessage({ to, ...mail }: Mail, from: string): SendMailOptions {
  return {
    ...mail,
    from,
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
