import { beforeEach, expect, test } from '@jest/globals';
import { buildUser, signupOf } from './support/builders.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';
import { statusesOf } from './support/statusesOf.js';
import { Visitor } from './support/Visitor.js';

/** A tenth of everything: wrong codes 1 for each user, 2 for an address, 6 for a site, 6 in all. */
const LIMITS = { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' };
const app = startApp(LIMITS);
const join = '/api/calendars/join';
const wrong = { inviteCode: 'ZZZZZZ' };
let addresses = 0;

// No test begins with the counts of another.
beforeEach(() => query(app, 'DELETE FROM rate_limits'));

function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

const guessFrom = (address: string, node: TestApp = app) =>
  new Visitor(node.newClient(), address).post(
    '/api/auth/signup',
    signupOf('Ana', { mode: 'joinFamily', ...wrong }),
  );

test('wrong codes are counted for the account, right ones are not', async () => {
  const inviting = await buildUser(app, 'Ben');
  const { inviteCode } = (
    (await inviting.client.get('/api/family')).body as { family: { inviteCode: string } }
  ).family;
  const { client } = await buildUser(app, 'Ana');
  expect((await client.post(join, { inviteCode })).status).toBe(200);
  expect((await client.post(join, { inviteCode })).status).toBe(409);
  expect((await client.post(join, { inviteCode: 'no' })).status).toBe(400);
  expect((await client.post(join, wrong)).status).toBe(404);
  const refused = await client.post(join, { inviteCode });
  expect(refused.body).toEqual({
    error: 'Too many wrong invite codes. Please try again in 60 minutes.',
    code: 'too_many',
  });
});

test('wrong codes are counted for the address, at sign-up too', async () => {
  const address = newAddress();
  const statuses = await statusesOf(3, () => guessFrom(address));
  expect(statuses).toEqual([404, 404, 429]);
});

test('wrong codes gain nothing in parallel', async () => {
  const address = newAddress();
  const answers = await Promise.all([1, 2, 3].map(() => guessFrom(address)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
});

test('wrong codes are counted for a whole /48 of IPv6, whatever /64 they come from', async () => {
  const statuses = await statusesOf(7, (turn) => guessFrom(`2001:db8:5:${turn}::1`));
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
});

test('wrong codes that the address’s limit refuses are not counted for the account', async () => {
  const { client } = await buildUser(app, 'Ana');
  const address = newAddress();
  expect((await guessFrom(address)).status).toBe(404);
  expect((await guessFrom(address)).status).toBe(404);
  expect((await new Visitor(client, address).post(join, wrong)).status).toBe(429);
  expect((await new Visitor(client, newAddress()).post(join, wrong)).status).toBe(404);
});

test('wrong codes of many people leave one guess every two seconds on all nodes together', async () => {
  const other = new TestApp();
  await other.startBeside(app, LIMITS);
  for (let guessed = 0; guessed < 6; guessed += 1) {
    expect((await guessFrom(newAddress())).status).toBe(404);
  }
  const started = Date.now();
  const times = await Promise.all(
    [app, other, other].map(async (node) => {
      expect((await guessFrom(newAddress(), node)).status).toBe(404);
      return Date.now() - started;
    }),
  );
  times
    .sort((one, other) => one - other)
    .forEach((at, turn) => expect(at).toBeGreaterThanOrEqual(1_990 * (turn + 1)));
  await query(
    app,
    `UPDATE rate_limits SET expire = extract(epoch FROM now()) * 1000 + 21000
     WHERE key = 'codeGuessQueue'`,
  );
  // Ten wait already; a longer queue is of no use to anybody.
  expect((await guessFrom(newAddress())).status).toBe(503);
  await other.stop();
});
