import { expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildFamily, buildUser, expectStatus } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { eventOf, sendEvent } from './support/stripeEvents.js';
import { Watcher } from './support/Watcher.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const run = promisify(execFile);
// Each command is a program of its own that has to start.
jest.setTimeout(60_000);

/** `npm run kinday -- …` without npm, on the application's database. */
async function kinday(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['backend/dist/cli.js', ...words], {
    env: { ...process.env, DATABASE_URL: app.databaseUrl },
  });
  return stdout.trim();
}

async function failureOf(...words: string[]): Promise<unknown> {
  return kinday(...words).catch(({ code, stderr }: { code: number; stderr: string }) => [
    code,
    stderr.trim(),
  ]);
}

test('calendars begin with the plan that the operator chose', async () => {
  const { id, owner } = await buildFamily(app);
  const second = await owner.client.post('/api/calendars/create', { name: 'Second' });
  const ids = [id, (second.body as { family: { id: string } }).family.id];
  for (const familyId of ids) {
    const { body } = await owner.client.get(`/api/family?familyId=${familyId}`);
    expect(body).toMatchObject({
      family: { subscriptionTier: 'premium', subscriptionStatus: 'active' },
    });
  }
});

test('nothing is sold where the operator sets the plans', async () => {
  const { owner } = await buildFamily(app);
  expect((await owner.client.get('/api/billing')).body).toEqual({
    provider: 'operator',
    payerId: null,
  });
  const checkout = await owner.client.post('/api/billing/checkout', {});
  expect(checkout).toMatchObject({ status: 409, body: { code: 'no_payments' } });
  const portal = await owner.client.post('/api/billing/portal', {});
  expect(portal).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
  expect((await sendEvent(app.newClient(), eventOf('sub_1'))).status).toBe(404);
});

test('[S3] [S10] a plan set at the command line is on every screen within seconds', async () => {
  const { id, name, inviteCode, owner, members } = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(members[0]!.client, id);
  for (const [idOrCode, tier] of [
    [inviteCode.toLowerCase(), 'free'],
    [id, 'premium'],
  ] as const) {
    await watcher.sees(async () => {
      expect(await kinday('plan', idOrCode, tier)).toBe(`${name} has the ${tier} plan now.`);
      return owner.client.get('/api/family');
    });
  }
  watcher.close();
});

test('a Free calendar that was Premium keeps its people, and takes no more', async () => {
  const { inviteCode, owner } = await buildFamily(app, 'Ana', 'Ben', 'Cleo', 'Dan', 'Eva');
  await kinday('plan', inviteCode, 'free');
  const { members } = (await owner.client.get('/api/family')).body as { members: unknown[] };
  expect(members).toHaveLength(6);
  const zoe = await buildUser(app, 'Zoe');
  const join = await zoe.client.post('/api/calendars/join', { inviteCode });
  expect(join).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
  await kinday('plan', inviteCode, 'premium');
  expectStatus(await zoe.client.post('/api/calendars/join', { inviteCode }), 200);
});

test('the command line says what is wrong, and fails', async () => {
  const usage = 'Usage: npm run kinday -- plan <calendar id or invite code> premium|free';
  const others = ['backup <new file>', 'backups <folder> [days to keep]', 'restore <file>'].map(
    (words) => `       npm run kinday -- ${words}`,
  );
  expect(await failureOf()).toEqual([1, [usage, ...others].join('\n')]);
  expect(await failureOf('plan', 'ABC234', 'gold')).toEqual([1, usage]);
  expect(await failureOf('plan', 'ZZZZZZ', 'premium')).toEqual([
    1,
    'There is no calendar with this id or invite code.',
  ]);
});
