import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Mail } from './Mailer.js';

interface Link {
  label: string;
  href: string;
}

/** Lines under a heading, as the events of a day. */
export interface MailList {
  heading: string;
  lines: readonly string[];
}

/** What a mail says, before it has a form. Nothing that strangers may choose belongs in it. */
export interface MailContent {
  subject: string;
  before: readonly string[];
  lists?: readonly MailList[];
  link: Link;
  after: readonly string[];
  /** Small, at the end: how mails like this one are ended. */
  end?: Link;
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
  border-radius:14px;background:#FFFFFF;overflow-wrap:anywhere`;
const BUTTON = `display:inline-block;padding:12px 22px;border-radius:999px;background:#6B2A5B;
  color:#FFFFFF;font-weight:600;text-decoration:none`;

const SMALL = 'color:#5D5063;font-size:14px';

const paragraph = (text: string) => `<p dir="auto">${escapeHtml(text)}</p>`;
const linked = ({ label, href }: Link, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
const listed = ({
  heading,
  lines,
}: MailList) => `<p style="margin-bottom:4px"><b>${escapeHtml(heading)}</b></p>
<ul style="margin-top:0;padding-left:20px">
${lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('\n')}
</ul>`;

/** The same content as plain text and as HTML. */
export function composeMail(
  to: string,
  { subject, before, lists = [], link, after, end }: MailContent,
): Mail {
  const inText = ({ label, href }: Link) => `${label}:\n${href}`;
  return {
    to,
    subject,
    text:
      [
        ...before,
        ...lists.map(({ heading, lines }) =>
          [heading, ...lines.map((line) => `- ${line}`)].join('\n'),
        ),
        inText(link),
        ...after,
        PRODUCT_NAME,
        ...(end ? [inText(end)] : []),
      ].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
<div style="${CARD}">
${[...before.map(paragraph), ...lists.map(listed)].join('\n')}
<p>${linked(link, BUTTON)}</p>
${after.map(paragraph).join('\n')}
<p style="margin-bottom:0;${SMALL}">${PRODUCT_NAME}${end ? ` · ${linked(end, SMALL)}` : ''}</p>
</div>
</body>
</html>
`,
  };
}
