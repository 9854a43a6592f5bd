import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectStatus, signupOf, timed } from './support/builders.js';
import { Client, type Answer } from './support/Client.js';
import { FakeStripe } from './support/FakeStripe.js';
import { Mailbox, tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';
import { eventOf, sendEvent, WEBHOOK_SECRET } from './support/stripeEvents.js';

const METRICS_TOKEN = 'a token of tests, for machines';
const PASSWORDS = ['correct horse', 'a wrong password', 'horse staple battery', 'ez!'] as const;
const app = startApp();
const stripe = new FakeStripe();
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kinday-secrets-'));
  server = await ServerProcess.start({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    METRICS_TOKEN,
    SESSION_SECRET,
    STRIPE_API_URL: await stripe.start(),
    STRIPE_PRICE_ID: 'price_premium',
    STRIPE_SECRET_KEY: 'sk_test_of_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
});
afterAll(async () => {
  await server.kill();
  await stripe.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A client that keeps every answer as it came. */
class Witness extends Client {
  readonly answers: string[] = [];

  override async fetch(...request: Parameters<Client['fetch']>): Promise<Answer> {
    const answer = await super.fetch(...request);
    this.answers.push(JSON.stringify(answer.body));
    return answer;
  }
}

/** What people do with an account, right and wrong. @returns the secrets that came up */
async function live(client: Witness): Promise<{ secrets: string[]; inviteCode: string }> {
  const [password, wrong, newPassword, easy] = PASSWORDS;
  const signup = signupOf('Ana', { password });
  const { email } = signup;
  const sessions: string[] = [];
  const keepSession = () => sessions.push(/kinday=s%3A([^.;]+)/.exec(client.cookie)![1]!);
  expectStatus(await client.post('/api/auth/signup', { ...signup, password: easy }), 400);
  expectStatus(await client.post('/api/auth/signup', signup), 201);
  keepSession();
  expectStatus(await client.post('/api/auth/signup', signup), 409);
  const { body } = await client.get('/api/family');
  const { id: familyId, inviteCode } = (body as { family: { id: string; inviteCode: string } })
    .family;
  const { id: payerId } = (await client.get('/api/me')).body as { id: string };
  await client.post('/api/calendars/join', { inviteCode });
  await client.get(`/api/family?code=${inviteCode}`);
  await client.get(`/signup?mode=joinFamily&code=${inviteCode}`);
  await client.post('/api/events', { ...timed, familyId });
  await client.post('/api/events', { ...timed, date: password });
  await client.post('/api/me/password', { currentPassword: wrong, password: newPassword });
  await client.post('/api/billing/checkout', { familyId });
  stripe.put('sub_1', familyId, payerId, 'active');
  await sendEvent(client, eventOf('sub_1'));
  stripe.isDown = true;
  await client.post('/api/billing/portal', { familyId });
  stripe.isDown = false;
  (await client.connect()).close();
  await client.get('/api/me/sessions');
  await client.get('/api/me/export');
  await client.post('/api/auth/forgot-password', { email });
  const token = tokenIn((await new Mailbox(dataDir).mailsTo(email))[0]);
  await client.post('/api/auth/reset-password', { token, password: newPassword });
  await client.post('/api/auth/reset-password', { token, password: newPassword });
  await client.post('/api/auth/login', { email, password: wrong });
  expectStatus(await client.post('/api/auth/login', { email, password: newPassword }), 200);
  keepSession();
  const rows = await query<{ hash: string }>(
    app,
    'SELECT password_hash AS hash FROM users UNION ALL SELECT id_hash FROM sessions',
  );
  const hashes = rows.map(({ hash }) => hash);
  // A query that fails for want of its table has the hash among its values.
  await query(app, 'ALTER TABLE sessions RENAME TO elsewhere');
  expectStatus(await client.get('/api/me'), 500);
  expectStatus(await client.post('/api/auth/login', { email, password: newPassword }), 500);
  await query(app, 'ALTER TABLE elsewhere RENAME TO sessions');
  await client.post('/api/auth/logout');
  const payment = [`sub_${familyId}`, `cus_${payerId}`, 'sess_1', 'sk_test_of_tests'];
  const texts = [...PASSWORDS, ...sessions, token, ...hashes, ...payment];
  return { secrets: [...texts, WEBHOOK_SECRET, SESSION_SECRET, METRICS_TOKEN], inviteCode };
}

test('no password, session, code, token, hash or payment is in a log, an answer or a metric', async () => {
  const client = new Witness(server.origin);
  const { secrets, inviteCode } = await live(client);
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = String((await client.fetch('/metrics', { headers })).body);
  const last = randomUUID();
  await client.fetch('/api/me', { headers: { 'X-Request-Id': last } });
  await server.line(last);

  const log = server.lines.join('\n');
  expect(server.lines.length).toBeGreaterThan(25);
  expect(log).toContain('request failed');
  const found = (text: string) =>
    [...secrets, inviteCode].filter((secret) => text.includes(secret));
  expect({ log: found(log), metrics: found(metrics) }).toEqual({ log: [], metrics: [] });
  // Members read the code in their calendar: it is theirs to hand out.
  const told = client.answers.join('\n');
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});
