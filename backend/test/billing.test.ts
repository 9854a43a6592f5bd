import { expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import {
  buildFamily,
  buildUser,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { TestApp } from './support/startApp.js';
import { planOf, startBilling } from './support/startBilling.js';
import { Watcher } from './support/Watcher.js';

const { stripe, app, environment, tell } = startBilling();

const billingOf = ({ owner, id }: BuiltFamily) => owner.client.get(`/api/billing?familyId=${id}`);

test('an owner is sent to a page of Stripe that knows the calendar and who pays', async () => {
  const { id: familyId, owner } = await buildFamily(app);
  const answer = await owner.client.post('/api/billing/checkout', { familyId });
  expect(answer).toMatchObject({ status: 200, body: { url: 'https://stripe.test/checkout' } });
  expect(stripe.requests.at(-1)).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    call: 'POST /v1/checkout/sessions',
    form: {
      mode: 'subscription',
      'line_items[0][price]': 'price_premium',
      'line_items[0][quantity]': '1',
      customer_email: owner.email,
      client_reference_id: familyId,
      'subscription_data[metadata][familyId]': familyId,
      'subscription_data[metadata][payerId]': owner.id,
      success_url: `${app.origin}/family`,
      cancel_url: `${app.origin}/family`,
    },
  });
});

test('two tabs that buy at once get one page, which can be paid once; a later purchase gets another', async () => {
  const family = await buildFamily(app);
  const { owner, id: familyId } = family;
  const buy = () => owner.client.post('/api/billing/checkout', { familyId });
  await Promise.all([buy(), buy()]);
  const [one, other] = stripe.requests.slice(-2);
  expect(other!.key).toBe(one!.key);
  await tell(family, 'canceled');
  await buy();
  expect(stripe.requests.at(-1)!.key).not.toBe(one!.key);
});

test('[S10] a paid subscription makes the calendar Premium on every screen', async () => {
  const family = await buildFamily(app, 'Ben');
  expect((await billingOf(family)).body).toEqual({ provider: 'stripe', payerId: null });
  const watcher = await Watcher.open(family.members[0]!.client, family.id);
  await watcher.sees(() => tell(family, 'active'));
  expect(await planOf(family)).toEqual(['premium', 'active']);
  expect((await billingOf(family)).body).toEqual({ provider: 'stripe', payerId: family.owner.id });
  const again = await family.owner.client.post('/api/billing/checkout', {});
  expect(again).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  watcher.close();
});

test('[S10] who subscribes during the trial has no trial any more, which could end', async () => {
  const owner = await buildUser(app, 'Ana', { plan: 'premium' });
  const read = async () => familyAnswerSchema.parse((await owner.client.get('/api/family')).body);
  const { family } = await read();
  expect(family).toMatchObject({ subscriptionStatus: 'trialing' });
  expect(family.trialEndsAt).not.toBeNull();
  const watcher = await Watcher.open(owner.client, family.id);
  await watcher.sees(() => tell({ ...family, owner, members: [] }, 'active'));
  expect((await read()).family).toMatchObject({
    subscriptionTier: 'premium',
    subscriptionStatus: 'active',
    trialEndsAt: null,
  });
  watcher.close();
});

test('an overdue payment keeps Premium; its end hides nothing, and the limits of Free hold again', async () => {
  const family = await buildFamily(app);
  const { id: familyId, owner, inviteCode } = family;
  await tell(family, 'active');
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']) {
    await buildUser(app, name, { mode: 'joinFamily', inviteCode });
  }
  for (let count = 0; count < 31; count += 1) {
    expectStatus(await owner.client.post('/api/events', { ...timed, familyId }), 201);
  }
  await tell(family, 'past_due');
  expect(await planOf(family)).toEqual(['premium', 'past_due']);
  expectStatus(await owner.client.post('/api/events', { ...timed, familyId }), 201);

  await tell(family, 'canceled');

  expect(await planOf(family)).toEqual(['free', 'canceled']);
  const { members } = (await owner.client.get('/api/family')).body as { members: unknown[] };
  expect(members).toHaveLength(6);
  const events = await owner.client.get('/api/events?from=2026-11-01&to=2026-12-01');
  expect(events.body).toHaveLength(32);
  const another = await owner.client.post('/api/events', { ...timed, familyId });
  expect(another).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
  const zoe = await buildUser(app, 'Zoe');
  const join = await zoe.client.post('/api/calendars/join', { inviteCode });
  expect(join).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
});

test('only whoever pays sees the payments, also after handing the calendar over', async () => {
  const family = await buildFamily(app, 'Ben', 'Mia');
  const { id: familyId, owner, members } = family;
  const [ben, mia] = [members[0]!, members[1]!];
  const portal = (person: typeof ben) => person.client.post('/api/billing/portal', { familyId });
  expect(await portal(owner)).toMatchObject({ status: 409, body: { code: 'no_subscription' } });
  await tell(family, 'active');
  const page = await portal(owner);
  expect(page).toMatchObject({ status: 200, body: { url: 'https://stripe.test/billing_portal' } });
  expect(stripe.requests.at(-1)).toMatchObject({
    call: 'POST /v1/billing_portal/sessions',
    form: { customer: `cus_${owner.id}`, return_url: `${app.origin}/family` },
  });
  await owner.client.post('/api/family/transfer', { familyId, userId: ben.id });
  expect(await portal(ben)).toMatchObject({
    status: 403,
    body: { code: 'not_payer', error: 'Olga pays for this calendar and manages the payment' },
  });
  expect(await portal(mia)).toMatchObject({ status: 403, body: { code: 'not_owner' } });
  expect((await portal(owner)).status).toBe(200);
});

test('nobody goes on paying for a calendar that is deleted, or that they have left', async () => {
  const deleted = await buildFamily(app);
  const left = await buildFamily(app, 'Ben');
  const kept = await buildFamily(app);
  for (const family of [deleted, left, kept]) await tell(family, 'active');
  const { id, name, owner } = deleted;
  expectStatus(await owner.client.delete('/api/family', { familyId: id, name }), 200);
  const transfer = { familyId: left.id, userId: left.members[0]!.id };
  expectStatus(await left.owner.client.post('/api/family/transfer', transfer), 200);
  expectStatus(await left.owner.client.post('/api/calendars/leave', { familyId: left.id }), 200);
  const cancelled = () =>
    stripe.requests.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call);
  const told = stripe.nextRequests(2, 'DELETE');

  // A node looks when it starts, and every minute.
  const node = new TestApp();
  await node.startBeside(app, { LOG_LEVEL: 'silent', ...environment });
  try {
    await told;
    expect(cancelled().sort()).toEqual(
      [deleted, left].map((family) => `DELETE /v1/subscriptions/sub_${family.id}`).sort(),
    );
  } finally {
    await node.stop();
  }
});

test('while Stripe is away, buying waits, and nothing else does', async () => {
  const family = await buildFamily(app);
  stripe.isDown = true;
  const answer = await family.owner.client.post('/api/billing/checkout', {});
  stripe.isDown = false;
  expect(answer).toMatchObject({ status: 503, body: { code: 'payments_away' } });
  expect(answer.headers.get('Retry-After')).toBe('5');
});
