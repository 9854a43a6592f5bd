import { expect, test } from '@jest/globals';
import { familyAnswerSchema, type Family } from '@kinday/contracts/family';
import { application } from './support/application.js';
import { buildEvent, buildUser, timed, type Person } from './support/builders.js';
import { followLean } from './support/followLean.js';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const DAY_MS = 86_400_000;
const month = '/api/events?from=2026-11-01&to=2026-12-01';

async function familyOf({ client }: Person): Promise<Family> {
  return familyAnswerSchema.parse((await client.get('/api/family')).body).family;
}

async function endTrial(familyId: string): Promise<void> {
  const sql = `UPDATE families SET trial_ends_at = now() - interval '1 second' WHERE id = $1`;
  await query(app, sql, [familyId]);
}

async function addEvents(person: Person, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) await buildEvent(person);
}

test('who signs up for Premium tries it for 14 days, without a card', async () => {
  const family = await familyOf(await buildUser(app, 'Ana', { plan: 'premium' }));
  expect(family).toMatchObject({ subscriptionTier: 'premium', subscriptionStatus: 'trialing' });
  const days = (Date.parse(family.trialEndsAt ?? '') - Date.now()) / DAY_MS;
  expect(Math.abs(days - 14)).toBeLessThan(0.01);
});

test('while the trial lasts, the limits are Premium’s', async () => {
  const ana = await buildUser(app, 'Ana', { plan: 'premium' });
  await addEvents(ana, 31);
  const { inviteCode } = await familyOf(ana);
  for (const name of ['Ben', 'Cora', 'Dan', 'Eli', 'Fay']) {
    await buildUser(app, name, { mode: 'joinFamily', inviteCode });
  }
  expect((await ana.client.get('/api/family')).body).toMatchObject({
    members: [{}, {}, {}, {}, {}, {}],
  });
});

test.each([{ plan: 'free' }, {}])('with %j there is no trial', async (fields) => {
  const family = await familyOf(await buildUser(app, 'Ana', fields));
  expect(family).toMatchObject({
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    trialEndsAt: null,
  });
});

test('the moment it is over the free limits hold, though no job has run; nothing is lost', async () => {
  const ana = await buildUser(app, 'Ana', { plan: 'premium' });
  await addEvents(ana, 31);
  await endTrial((await familyOf(ana)).id);
  const refused = await ana.client.post('/api/events', timed);
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'plan_limit' }]);
  expect((await ana.client.get(month)).body).toHaveLength(31);
  expect((await ana.client.post('/api/events', { ...timed, date: '2026-12-01' })).status).toBe(201);
});

test('[S10] the first write after it shows everybody the free plan, and when the trial ended', async () => {
  const ana = await buildUser(app, 'Ana', { plan: 'premium' });
  const { id } = await familyOf(ana);
  await endTrial(id);
  const watcher = await Watcher.open(ana.client, id);
  const before = await watcher.views();
  const { body, revision } = await ana.client.post('/api/events', timed);
  // [S12] What the author did is a change by itself: their own screen knows it from the answer.
  await watcher.socket.change(id, revision!);
  const { changes, views } = followLean(before, watcher.socket.changesOf(id));
  const record = { collection: 'events', op: 'put', record: body };
  expect(changes.at(-1)).toMatchObject({ revision, edits: [record] });
  expect(views).toEqual(await watcher.views());
  const { subscriptionTier, subscriptionStatus, trialEndsAt } = await familyOf(ana);
  expect([subscriptionTier, subscriptionStatus]).toEqual(['free', 'active']);
  expect(Date.parse(trialEndsAt ?? '')).toBeLessThan(Date.now());
  watcher.close();
});

test('a calendar where nobody writes falls back by itself, seen live by its members', async () => {
  const ana = await buildUser(app, 'Ana', { plan: 'premium' });
  const { id } = await familyOf(ana);
  await endTrial(id);
  const socket = await ana.client.connect();
  // Every node looks for trials that are over when it starts, and then every few minutes.
  const node = new TestApp();
  await node.startBeside(app, {});
  expect(await socket.change(id, 2)).toMatchObject({
    actorId: ana.id,
    edits: [{ put: 'families', record: { subscriptionTier: 'free' } }],
  });
  expect(await familyOf(ana)).toMatchObject({ subscriptionTier: 'free' });
  await node.stop();
  socket.close();
});

test('a trial that cannot be ended keeps no other from its end', async () => {
  const stuck = await familyOf(await buildUser(app, 'Ana', { plan: 'premium' }));
  const ben = await buildUser(app, 'Ben', { plan: 'premium' });
  const { id } = await familyOf(ben);
  for (const each of [stuck.id, id]) await endTrial(each);
  await query(
    app,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF new.id = '${stuck.id}' THEN RAISE 'on purpose'; END IF; RETURN new;
     END $$`,
  );
  await query(
    app,
    'CREATE TRIGGER refuse BEFORE UPDATE ON families FOR EACH ROW EXECUTE FUNCTION refuse()',
  );
  const trials = app.service(application.TrialEndJob);
  await expect(trials.run()).rejects.toThrow(stuck.id);
  expect(await familyOf(ben)).toMatchObject({ subscriptionTier: 'free' });
  await query(app, 'DROP TRIGGER refuse ON families');
  await trials.run();
  expect(
    await query(app, 'SELECT subscription_tier FROM families WHERE id = $1', [stuck.id]),
  ).toEqual([{ subscription_tier: 'free' }]);
});

test('a running trial stays, however many nodes start', async () => {
  const ana = await buildUser(app, 'Ana', { plan: 'premium' });
  const nodes = [new TestApp(), new TestApp()];
  await Promise.all(nodes.map((node) => node.startBeside(app, {})));
  await Promise.all(nodes.map((node) => node.stop()));
  expect(await familyOf(ana)).toMatchObject({ subscriptionStatus: 'trialing' });
});
