import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Mail } from './Mailer.js';

/** What a mail says, before it has a form. Nothing that strangers may choose belongs in it. */
export interface MailContent {
  subject: string;
  before: readonly string[];
  link: { label: string; href: string };
  after: readonly string[];
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML that shows just this text, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const BODY = `margin:0;padding:32px 20px;background:#F7F4F9;color:#241A26;
  font:16px/1.5 Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const CARD = `max-width:480px;margin:0 auto;padding:28px;border:1px solid #DFD7E4;
  border-radius:14px;background:#FFFFFF`;
const BUTTON = `display:inline-block;padding:12px 22px;border-radius:999px;background:#6B2A5B;
  color:#FFFFFF;font-weight:600;text-decoration:none`;

/** The same content as plain text and as HTML. */
export function composeMail(to: string, { subject, before, link, after }: MailContent): Mail {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const href = escapeHtml(link.href);
  return {
    to,
    subject,
    text: [...before, `${link.label}:\n${link.href}`, ...after, PRODUCT_NAME].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<div style="${CARD}">
${before.map(paragraph).join('\n')}
<p><a href="${href}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin-bottom:0;color:#5D5063;font-size:14px">${PRODUCT_NAME}</p>
</div>
</body>
</html>
`,
  };
}
