import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';

test('without any setting the application has its defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: '.data',
    databaseUrl: undefined,
    redisUrl: undefined,
    sessionSecret: undefined,
    publicUrl: undefined,
    trustProxy: undefined,
    smtpUrl: undefined,
    rateLimitScale: 1,
    logLevel: 'info',
    metricsToken: undefined,
  });
});

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PUBLIC_URL: 'https://a.example/' }, { publicUrl: 'https://a.example' }],
  [{ PUBLIC_URL: 'http://localhost:3000' }, { publicUrl: 'http://localhost:3000' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
  [{ TRUST_PROXY: '10.0.0.1, fd00::/8' }, { trustProxy: '10.0.0.1, fd00::/8' }],
  [{ MAIL_FROM: 'calendar@localhost' }, { mailFrom: 'calendar@localhost' }],
  [{ MAIL_FROM: '"Ana, Ben" <a@example.org>' }, { mailFrom: '"Ana, Ben" <a@example.org>' }],
  [{ DATABASE_URL: 'postgres://me:pass@/kinday' }, { databaseUrl: 'postgres://me:pass@/kinday' }],
  [
    { DATABASE_URL: 'postgres:///kinday?host=/run' },
    { databaseUrl: 'postgres:///kinday?host=/run' },
  ],
  [{ REJECT_COMMON_PASSWORDS: 'true' }, { rejectCommonPasswords: true }],
  [
    { PUSH_SERVICES: 'https://push.example.org/, http://localhost:8080' },
    { pushServices: ['https://push.example.org', 'http://localhost:8080'] },
  ],
  [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
])('%j is understood', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected);
});

test.each([
  ['PUSH_SERVICES', 'push.example.org'],
  ['FEED_HOSTS', 'cloud.example.org'],
  ['PUSH_SERVICES', 'https://push.example.org,ftp://push.example.org'],
  ['PORT', 'x'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '30.5'],
  ['DATABASE_URL', 'mysql://a/b'],
  ['REDIS_URL', 'http://a'],
  ['SESSION_SECRET', 'short'],
  ['PUBLIC_URL', 'calendar.example.org'],
  ['PUBLIC_URL', 'https://example.org/calendar'],
  ['PUBLIC_URL', 'https://example.org/?calendar'],
  ['PUBLIC_URL', 'https://example.org/#calendar'],
  ['PUBLIC_URL', 'https://me:secret@example.org'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'caddy'],
  ['TRUST_PROXY', '10.0.0.0/40'],
  ['TRUST_PROXY', '-1'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Kinday <nobody>'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'Kinday <a@example.org>\nBcc: b@example.org'],
  ['DATABASE_URL', 'postgres://kinday:a#b@example.org/kinday'],
  ['REDIS_URL', 'redis://:a#b@example.org'],
  ['SMTP_URL', 'smtps://me:a#b@example.org'],
  ['SMTP_URL', 'mail.example.org'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', 'fast'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['REJECT_COMMON_PASSWORDS', 'maybe'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['DRAIN_SECONDS', '11'],
  ['DATABASE_POOL_SIZE', '1'],
  ['DATABASE_POOL_SIZE', 'many'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^Wrong setting: ${name} must [^.]*(\\.[^.]+)*\\.$`),
  );
});
