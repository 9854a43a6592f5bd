import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildFamily, buildUser, expectStatus, PASSWORD } from './support/builders.js';
import { query } from './support/query.js';
import { SmtpServer } from './support/SmtpServer.js';
import { startApp } from './support/startApp.js';
import { byMail, Telling } from './support/Telling.js';

const METRICS_TOKEN = 'a token of tests, for machines';
let smtp = await SmtpServer.listen();
const app = startApp({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Kinday <calendar@example.org>',
  METRICS_TOKEN,
});
const telling = new Telling(app);
beforeAll(async () => {
  await telling.lead();
  telling.kind('mail', ({ data }) => byMail((data as { to: string }).to));
  telling.kind('nothing', () => undefined);
  telling.kind('poisoned', ({ data }) => {
    if (data === 'poison') throw new Error('It cannot be read');
    return byMail(data as string);
  });
});
afterAll(() => smtp.close());

const to = (name: string) => ({ data: { to: `${name}@example.org` } });
const mailsTo = (name: string) =>
  smtp.received.filter(({ to: [each] }) => each === `${name}@example.org`);

async function metric(series: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.newClient().fetch('/metrics', { headers });
  const line = String(body)
    .split('\n')
    .find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}

test('a notice is told when it is due, once, under one name for ever; no address of it is kept', async () => {
  const early = await telling.post('mail', {
    ...to('early'),
    dueAt: new Date(telling.now.getTime() + 1_000),
  });
  const id = await telling.post('mail', to('ana'));
  await telling.tell();
  await telling.tell(1);
  await telling.tell(60);
  expect(mailsTo('ana').map(({ mail }) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1])).toEqual([
    `<${id}@example.org>`,
  ]);
  expect(mailsTo('early')).toHaveLength(1);
  expect(await telling.row(id)).toMatchObject({
    outcome: 'told',
    sent_to: ['mail'],
    data: {},
    tries: 1,
  });
  expect(await telling.row(early)).toMatchObject({ outcome: 'told' });
  expect(await metric('kinday_notices_total{kind="mail",outcome="told"}')).toBe(2);
  expect(await metric('kinday_notices_sent_total{kind="mail",way="mail"}')).toBe(2);
});

test('after an hour without a server, what is of use is told, and the rest dropped and counted', async () => {
  const dropped = await metric('kinday_notices_total{kind="mail",outcome="dropped"}');
  const expiresAt = (minutes: number) => new Date(telling.now.getTime() + minutes * 60_000);
  const begun = await telling.post('mail', { ...to('begun'), expiresAt: expiresAt(60) });
  const ahead = await telling.post('mail', { ...to('ahead'), expiresAt: expiresAt(61) });
  const foreign = await telling.post('of a later release', { expiresAt: expiresAt(60) });
  const kept = await telling.post('of a later release', { expiresAt: expiresAt(61) });
  await telling.tell(3_600);
  expect([mailsTo('begun').length, mailsTo('ahead').length]).toEqual([0, 1]);
  const outcomes = [begun, ahead, foreign, kept].map(
    async (id) => (await telling.row(id))?.outcome,
  );
  expect(await Promise.all(outcomes)).toEqual(['dropped', 'told', 'dropped', null]);
  expect(await metric('kinday_notices_total{kind="mail",outcome="dropped"}')).toBe(dropped + 1);
});

test('a notice whose words are not found any more is told nobody', async () => {
  const id = await telling.post('nothing');
  await telling.tell();
  expect(await telling.row(id)).toMatchObject({ outcome: 'pointless', sent_to: [] });
});

test('a notice that cannot be read is tried again, and keeps none of the others waiting', async () => {
  const poisoned = await telling.post('poisoned', { data: 'poison' });
  const ids = [
    await telling.post('poisoned', { data: 'bo@example.org' }),
    await telling.post('mail', to('cy')),
  ];
  await telling.tell();
  expect(mailsTo('bo')).toHaveLength(1);
  expect(mailsTo('cy')).toHaveLength(1);
  for (const id of ids) expect(await telling.row(id)).toMatchObject({ outcome: 'told' });
  expect(await telling.row(poisoned)).toMatchObject({ outcome: null, tries: 1 });
  await telling.tell(3_600);
  expect(await telling.row(poisoned)).toMatchObject({ outcome: 'dropped' });
  expect(await metric('kinday_notices_total{kind="poisoned",outcome="retried"}')).toBe(1);
});

test('nothing is told to somebody who deleted their account', async () => {
  const { members } = await buildFamily(app, 'Ben');
  const { id: userId, client } = members[0]!;
  const id = await telling.post('mail', { ...to('deleted'), userId });
  expectStatus(await client.delete('/api/me', { password: PASSWORD }), 200);
  await telling.tell();
  expect([mailsTo('deleted').length, await telling.row(id)]).toEqual([0, undefined]);
});

test('while the mail server is away a mail is tried again after growing pauses, and none is lost', async () => {
  const { port } = smtp;
  smtp.close();
  const ids = [await telling.post('mail', to('eve')), await telling.post('mail', to('fay'))];
  await telling.tell();
  for (const id of ids) {
    expect(await telling.pause(id)).toBeGreaterThan(3.7);
    expect(await telling.pause(id)).toBeLessThanOrEqual(5);
  }
  await telling.tell(5);
  const before = await telling.pause(ids[0]!);
  expect(before).toBeGreaterThan(7.4);
  await telling.tell(10);
  expect(await telling.pause(ids[0]!)).toBeGreaterThan(before);
  smtp = await SmtpServer.listen({ port });
  // The first to come asks whether it is back, and the others follow.
  await telling.tell(120);
  await telling.tell(120);
  expect([mailsTo('eve').length, mailsTo('fay').length]).toEqual([1, 1]);
});

test('a link to a new password is told within its hour or not at all, and no table keeps the token', async () => {
  const { email, client } = await buildUser(app, 'Ana');
  expectStatus(await client.post('/api/auth/forgot-password', { email }), 200);
  expectStatus(
    await client.post('/api/auth/forgot-password', { email: 'nobody@example.org' }),
    200,
  );
  const kept = () =>
    query(app, `SELECT data, outcome FROM notices WHERE kind = 'passwordReset' ORDER BY data`);
  expect(await kept()).toEqual([
    { data: { email }, outcome: null },
    { data: { email: 'nobody@example.org' }, outcome: null },
  ]);
  await telling.tell();
  expect((await kept()).map((row) => (row as { outcome: string }).outcome).sort()).toEqual([
    'pointless',
    'told',
  ]);
  expectStatus(await client.post('/api/auth/forgot-password', { email }), 200);
  await telling.tell(3_600);
  expect(smtp.received.filter(({ to: [each] }) => each === email)).toHaveLength(1);
  expect(await kept()).not.toContainEqual(expect.objectContaining({ data: { email } }));
});

test('the news of another password reaches its owner, also when the account was deleted meanwhile', async () => {
  const { email, id, client } = (await buildFamily(app, 'Ben')).members[0]!;
  const change = { currentPassword: PASSWORD, password: 'horse staple battery' };
  expectStatus(await client.post('/api/me/password', change), 200);
  expectStatus(await client.delete('/api/me', { password: change.password }), 200);
  expect(await query(app, 'SELECT FROM users WHERE id = $1', [id])).toEqual([]);
  await telling.tell();
  const [news] = smtp.received.filter(({ to: [each] }) => each === email);
  expect(news?.mail).toContain('Subject: Your password was changed');
  expect(await query(app, 'SELECT FROM notices WHERE data::text LIKE $1', [`%${email}%`])).toEqual(
    [],
  );
});
