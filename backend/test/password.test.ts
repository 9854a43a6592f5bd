import { describe, expect, test } from '@jest/globals';
import { buildUser, PASSWORD, signupOf, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const url = '/api/me/password';
const password = 'horse staple battery';

async function logIn({ email }: Person, withPassword: string): Promise<Client> {
  const client = app.newClient();
  await client.post('/api/auth/login', { email, password: withPassword });
  return client;
}

async function isLoggedIn(client: Client): Promise<boolean> {
  return (await client.get('/api/me')).status === 200;
}

test('after a change only the new password opens the account', async () => {
  const ana = await buildUser(app, 'Ana');
  const answer = await ana.client.post(url, { currentPassword: PASSWORD, password });
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect(await isLoggedIn(await logIn(ana, PASSWORD))).toBe(false);
  expect(await isLoggedIn(await logIn(ana, password))).toBe(true);
});

test('a change ends every other session and its sockets within a second; this one stays', async () => {
  const ana = await buildUser(app, 'Ana');
  const phone = await logIn(ana, PASSWORD);
  const bystander = await buildUser(app, 'Ben');
  const here = await ana.client.connect();
  const there = await phone.connect();
  const elsewhere = await bystander.client.connect();

  const started = Date.now();
  await ana.client.post(url, { currentPassword: PASSWORD, password });
  await there.closed();
  expect(Date.now() - started).toBeLessThan(1_000);
  expect(there.payloadsOf('signedOut')).toEqual([{}]);
  expect(await isLoggedIn(phone)).toBe(false);
  expect(await isLoggedIn(ana.client)).toBe(true);
  expect([here.socket.connected, elsewhere.socket.connected]).toEqual([true, true]);
  [here, elsewhere].forEach((socket) => socket.close());
});

test('a wrong old password is told beside its field, and changes nothing', async () => {
  const ana = await buildUser(app, 'Ana');
  const phone = await logIn(ana, PASSWORD);
  const answer = await ana.client.post(url, { currentPassword: 'not it', password });
  const error = 'This is not your current password';
  expect([answer.status, answer.body]).toEqual([
    400,
    { error, code: 'wrong_password', fields: { currentPassword: error } },
  ]);
  expect(await isLoggedIn(phone)).toBe(true);
  expect(await isLoggedIn(await logIn(ana, PASSWORD))).toBe(true);
});

test('no log-in with the old password outlives a change, however they meet', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ana = await buildUser(app, 'Ana');
    const [, ...intruders] = await Promise.all([
      ana.client.post(url, { currentPassword: PASSWORD, password }),
      ...Array.from({ length: 4 }, () => logIn(ana, PASSWORD)),
    ]);
    const living = await Promise.all(intruders.map(isLoggedIn));
    expect(living).toEqual([false, false, false, false]);
  }
});

test('of two changes at once one holds', async () => {
  const ana = await buildUser(app, 'Ana');
  const phone = await logIn(ana, PASSWORD);
  const answers = await Promise.all([
    ana.client.post(url, { currentPassword: PASSWORD, password }),
    phone.post(url, { currentPassword: PASSWORD, password: 'another one' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('nobody changes a password without being logged in', async () => {
  const answer = await app.newClient().post(url, { currentPassword: PASSWORD, password });
  expect(answer.status).toBe(401);
});

describe('where the operator asks for more', () => {
  const strict = startApp({ PASSWORD_MIN_LENGTH: '10', REJECT_COMMON_PASSWORDS: 'true' });

  test.each([
    ['ninechars', 'Password must be at least 10 characters'],
    ['Password123', 'This password is one of the first that strangers try. Please choose another.'],
  ])('"%s" is refused at sign-up and at a change', async (easy, error) => {
    const expected = { error, code: 'password_too_easy', fields: { password: error } };
    const signup = await strict
      .newClient()
      .post('/api/auth/signup', signupOf('Ana', { password: easy }));
    expect([signup.status, signup.body]).toEqual([400, expected]);
    const { client } = await buildUser(strict, 'Ana');
    const change = await client.post(url, { currentPassword: PASSWORD, password: easy });
    expect([change.status, change.body]).toEqual([400, expected]);
  });

  test('whoever chooses one is told how long it must be', async () => {
    const answer = await strict.newClient().get('/api/auth/password-rules');
    expect([answer.status, answer.body]).toEqual([200, { minLength: 10 }]);
  });

  test('a password nobody tries first is fine', async () => {
    const { client } = await buildUser(strict, 'Ana');
    const answer = await client.post(url, { currentPassword: PASSWORD, password });
    expect(answer.status).toBe(200);
  });
});
