import { expect, test } from '@jest/globals';
import { startNotices } from './startNotices.js';

const url = 'https://calendar.example';
const mailed = { dataDir: '/data', smtpUrl: 'smtp://mail', publicUrl: url, trustProxy: 1 };

test('HTTPS without a trusted proxy, where no log-in would last, is told in one sentence', () => {
  const notices = startNotices({ ...mailed, trustProxy: undefined }, url);
  expect(notices).toEqual([
    'Warning: PUBLIC_URL is https but TRUST_PROXY is not set, so all people count as one for the limits, the proxy: set TRUST_PROXY to the number of proxies before this server.',
  ]);
});

test.each([
  ['with a trusted proxy', mailed],
  ['on plain HTTP', { ...mailed, publicUrl: 'http://calendar.example', trustProxy: undefined }],
])('there is nothing to tell %s', (_, settings) => {
  expect(startNotices(settings, url)).toEqual([]);
});

test('an operator hears where mail is kept, or where its links lead', () => {
  expect(startNotices({ ...mailed, smtpUrl: undefined }, url)).toEqual([
    'Mail is kept in /data/mail: set SMTP_URL to send it.',
  ]);
  expect(startNotices({ ...mailed, publicUrl: undefined }, 'http://localhost:3000')).toEqual([
    'Links in mails begin with http://localhost:3000: set PUBLIC_URL to change that.',
  ]);
});
