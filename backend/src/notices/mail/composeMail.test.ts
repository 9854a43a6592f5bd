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

test('a title in Hebrew runs from right to left, and a long word stays within the card', () => {
  const { html } = composeMail('ana@example.org', {
    subject: 'The week ahead',
    before: ['רופא שיניים'],
    link: { label: 'Open', href: 'https://example.org' },
    lists: [{ heading: 'Friday', lines: ['רופא'] }],
    after: [],
  });
  expect(html).toContain('<p dir="auto">רופא שיניים</p>');
  expect(html).toContain('<li dir="auto">רופא</li>');
  expect(html).toContain('overflow-wrap:anywhere');
});
