import { expect, test } from '@jest/globals';
import { composeMail, escapeHtml } from './composeMail.js';

test('a text stays a text in HTML, also within an attribute', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&amp;`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;amp;',
  );
});

test('nothing in a mail becomes HTML by itself', () => {
  const evil = `"><script>alert(1)</script>`;
  const { html, text } = composeMail('ana@example.org', {
    subject: evil,
    before: [evil],
    link: { label: evil, href: `https://example.org/${evil}` },
    lists: [{ heading: evil, lines: [evil] }],
    after: [evil],
    end: { label: evil, href: evil },
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"">');
  expect(text).toContain(evil);
});
