import { describe, expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { buildFamily, buildUser, PASSWORD, signupOf } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const url = '/api/auth/signup';

test('a sign-up makes a user, their calendar and a session', async () => {
  const client = app.newClient();
  const input = signupOf('Ana', { email: ' Ana.Novak@Example.org ', familyName: ' The Novaks ' });
  const answer = await client.post(url, input);
  expect([answer.status, answer.body]).toEqual([201, { success: true, needsColorSelection: true }]);
  const { family, members, isOwner } = familyAnswerSchema.parse(
    (await client.get('/api/family')).body,
  );
  const me = (await client.get('/api/me')).body;
  expect(me).toEqual({
    id: family.ownerId,
    name: 'Ana',
    email: 'Ana.Novak@Example.org',
    phone: input.phone,
    color: null,
    familyId: family.id,
    clock: null,
    weekStart: null,
    isRemembered: false,
    birthday: null,
    anniversary: null,
  });
  expect(family).toMatchObject({
    name: 'The Novaks',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
  });
  expect(family.inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(members.map(({ id, role }) => [id, role])).toEqual([[family.ownerId, 'owner']]);
  expect(isOwner).toBe(true);
});

test.each([
  [true, '; Expires'],
  [false, ''],
])(
  'a sign-up that is to be remembered, %s: its cookie outlives the browser, or not',
  async (remember, expires) => {
    const client = app.newClient();
    const answer = await client.post(url, signupOf('Ana', { remember }));
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('kinday='));
    expect(cookie?.replace(/=[^;]+/, '').replace(/(Expires)=[^;]+/, '$1')).toBe(
      `kinday; Path=/${expires}; HttpOnly; SameSite=Lax`,
    );
    expect((await client.get('/api/me')).body).toMatchObject({ isRemembered: remember });
  },
);

test('[S10] who joins by code in any case is seen at once by those who are there', async () => {
  const family = await buildFamily(app);
  const watcher = await Watcher.open(family.owner.client, family.id);
  const client = app.newClient();
  const inviteCode = ` ${family.inviteCode.toLowerCase()} `;
  await watcher.sees(() => client.post(url, signupOf('Ben', { mode: 'joinFamily', inviteCode })));
  const { members, isOwner } = familyAnswerSchema.parse((await client.get('/api/family')).body);
  expect(members.map(({ name, role }) => [name, role])).toEqual([
    ['Olga', 'owner'],
    ['Ben', 'member'],
  ]);
  expect(isOwner).toBe(false);
  watcher.close();
});

describe('a sign-up is refused', () => {
  test.each([
    ['Name is required', { name: '\u200b' }],
    ['Invalid email', { email: 'nobody' }],
    ['Phone is required', { phone: '' }],
    ['Password must be at least 6 characters', { password: '12345' }],
    ['Please enter a name for your family.', { familyName: ' ' }],
    ['Please enter the invite code to join a family.', { mode: 'joinFamily', inviteCode: '' }],
    ['Invalid invite code', { mode: 'joinFamily', inviteCode: 'ABC' }],
    ['Please choose to create or to join a family.', { mode: 'other' }],
    ['This text contains characters that cannot be stored', { name: 'a\0' }],
  ])(
    'with 400 "%s" for %j',
    async (error, fields) => {
      const client = app.newClient();
      const answer = await client.post(url, signupOf('Ana', fields));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        error,
        code: 'invalid_input',
        fields: { [Object.keys(fields).at(-1)!]: error },
      });
      expect((await client.get('/api/me')).status).toBe(401);
    },
    10_000,
  );

  test('with 409 for an e-mail that differs only in case', async () => {
    const { email } = await buildUser(app, 'Ana');
    const answer = await app.newClient().post(url, signupOf('Eve', { email: email.toUpperCase() }));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'email_taken' }]);
  });

  test('for all but one of those who send the same e-mail at once', async () => {
    const input = signupOf('Ana');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.newClient().post(url, input)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test('with 404 for an unknown code, and leaves nothing behind', async () => {
    const input = signupOf('Ana', { mode: 'joinFamily', inviteCode: 'ZZZZZZ' });
    const client = app.newClient();
    const refused = await client.post(url, input);
    expect([refused.status, refused.body]).toMatchObject([404, { error: 'Invalid invite code' }]);
    expect((await client.get('/api/me')).status).toBe(401);
    const created = await client.post(url, { ...input, mode: 'createFamily', familyName: 'Mine' });
    expect(created.status).toBe(201);
  });

  test('with 403 once the plan’s five members are there, also when all come at once', async () => {
    const family = await buildFamily(app);
    const { inviteCode } = family;
    const inputs = Array.from({ length: 7 }, () =>
      signupOf('Ben', { mode: 'joinFamily', inviteCode }),
    );
    const answers = await Promise.all(inputs.map((input) => app.newClient().post(url, input)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 403, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body).toEqual({
      error: 'This calendar is full: the Free plan allows up to 5 members.',
      code: 'plan_limit',
    });
    const { members } = familyAnswerSchema.parse(
      (await family.owner.client.get('/api/family')).body,
    );
    expect(members).toHaveLength(5);
  });
});

test('unknown fields are ignored: nobody signs up as somebody', async () => {
  const client = app.newClient();
  const id = '00000000-0000-4000-8000-000000000000';
  const extra = { id, role: 'owner', color: '#000000', subscriptionTier: 'premium' };
  expect((await client.post(url, signupOf('Ana', extra))).status).toBe(201);
  const me = (await client.get('/api/me')).body as { id: string; color: unknown };
  expect(me.id).not.toBe(id);
  expect(me.color).toBeNull();
  const { family } = familyAnswerSchema.parse((await client.get('/api/family')).body);
  expect(family.subscriptionTier).toBe('free');
});

test('the password is kept as typed: spaces count, composed and decomposed accents are one', async () => {
  const { email } = await buildUser(app, 'Ana', { password: ` ${PASSWORD} é` });
  const logIn = (password: string) => app.newClient().post('/api/auth/login', { email, password });
  expect((await logIn(` ${PASSWORD} e\u0301`)).status).toBe(200);
  expect((await logIn(`${PASSWORD} é`)).status).toBe(401);
});
