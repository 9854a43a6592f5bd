import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { application } from './support/application.js';
import { buildUser, expectStatus } from './support/builders.js';
import { tokenIn } from './support/Mailbox.js';
import { query } from './support/query.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SmtpServer, type Received } from './support/SmtpServer.js';
import { SESSION_SECRET, startApp, TestApp } from './support/startApp.js';
import { byMail, Telling } from './support/Telling.js';

const COUNT = 300;
const [smtp, mute] = [await SmtpServer.listen(), await SmtpServer.listen({ greets: false })];
const near = startApp({ SMTP_URL: smtp.url });
const far = new TestApp();
const tellings = [new Telling(near), new Telling(far)] as const;
beforeAll(async () => {
  await far.startBeside(near, { SMTP_URL: smtp.url });
  for (const telling of tellings) {
    await telling.lead();
    telling.kind('mail', ({ id }) => byMail(`${id}@example.org`));
  }
});
afterAll(async () => {
  await far.stop();
  smtp.close();
  mute.close();
});

const idOf = ({ mail }: Received) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1];

test('two nodes share what is due: each notice is told by one of them', async () => {
  const [here, there] = tellings;
  const notices = Array.from({ length: COUNT }, (_, index) => ({
    key: `shared ${index}`,
    kind: 'mail',
    userId: null,
    data: {},
    dueAt: here.now,
    expiresAt: new Date(here.now.getTime() + 60_000),
  }));
  expect(await near.service(application.Notices).post(notices)).toBe(COUNT);
  await Promise.all([here.tell(), there.tell()]);
  const ids = smtp.received.map(idOf);
  expect([ids.length, new Set(ids).size]).toEqual([COUNT, COUNT]);
  const left = await query(
    near,
    `SELECT FROM notices WHERE outcome IS DISTINCT FROM 'told' OR tries > 1`,
  );
  expect(left).toEqual([]);
});

test.each(['between lease and send', 'between send and note'])(
  'what a node had taken that was killed %s is told by another, under the same name',
  async (place) => {
    const [telling] = tellings;
    const entry = new URL('./support/failingTeller.ts', import.meta.url);
    const settings = { DATABASE_URL: near.databaseUrl, SESSION_SECRET, SMTP_URL: smtp.url };
    const node = await ServerProcess.start({ ...settings, FAIL_AT: place }, entry);
    const { email, client } = await buildUser(near, 'Ana');
    await client
      .copy(node.origin)
      .post('/api/auth/forgot-password', { email })
      .catch(() => undefined);
    await node.ended();
    const sent = () => smtp.received.filter(({ to }) => to.includes(email));
    expect(sent()).toHaveLength(place === 'between send and note' ? 1 : 0);

    telling.now = new Date();
    await telling.tell();
    expect(
      await query(near, 'SELECT FROM notices WHERE outcome IS NULL AND tries = 1'),
    ).toHaveLength(1);
    // The lease of the node that died is over.
    await telling.tell(46);
    expect(sent()).toHaveLength(place === 'between send and note' ? 2 : 1);
    expect(new Set(sent().map(idOf)).size).toBe(1);
    const reset = { token: tokenIn(sent()[0]?.mail), password: 'horse staple battery' };
    expectStatus(await near.newClient().post('/api/auth/reset-password', reset), 200);
    await telling.tell();
  },
);

test('a node that ends while its mail server does not answer leaves the mail to the others, at once', async () => {
  const ending = new TestApp();
  await ending.startBeside(near, { SMTP_URL: mute.url });
  const { email, client } = await buildUser(near, 'Ana');
  expectStatus(await client.copy(ending.origin).post('/api/auth/forgot-password', { email }), 200);
  const waiting = () =>
    query<{ tries: number }>(near, 'SELECT tries FROM notices WHERE outcome IS NULL');
  while ((await waiting())[0]?.tries !== 1);
  const begun = Date.now();
  await ending.stop();
  expect(Date.now() - begun).toBeLessThan(5_000);
  expect(await waiting()).toEqual([{ tries: 0 }]);
  const [telling] = tellings;
  telling.now = new Date();
  await telling.tell();
  expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
});
