import { expect, test } from '@jest/globals';
import { buildFamily, expectStatus } from './support/builders.js';
import { planOf, startBilling } from './support/startBilling.js';
import { eventOf, sendEvent } from './support/stripeEvents.js';
import { Watcher } from './support/Watcher.js';

const { app, stripe, tell } = startBilling();

test('an event is only the hint to ask Stripe: one that comes again, late or in the same second changes nothing', async () => {
  const family = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(family.members[0]!.client, family.id);
  await watcher.sees(() => tell(family, 'active'));
  await watcher.seesNothing(() => tell(family, 'active'));
  await watcher.sees(() => tell(family, 'canceled'));
  const event = eventOf(`sub_${family.id}`);
  const old = { ...event, data: { object: { ...event.data.object, status: 'active' } } };
  await watcher.seesNothing(() => sendEvent(app.newClient(), old));
  expect(await planOf(family)).toEqual(['free', 'canceled']);
  watcher.close();
});

test('many events at once, while the subscription changes, end in the plan that Stripe knows', async () => {
  const family = await buildFamily(app);
  const states = ['incomplete', 'active', 'past_due', 'active', 'past_due'] as const;
  await Promise.all([...states, ...states].map((state) => tell(family, state)));
  expect(await planOf(family)).toEqual(['premium', 'past_due']);
});

test('while Stripe does not answer, an event is refused, so that Stripe sends it again', async () => {
  const family = await buildFamily(app);
  stripe.put(`sub_${family.id}`, family.id, family.owner.id, 'active');
  const event = eventOf(`sub_${family.id}`);
  stripe.isDown = true;
  const refused = await sendEvent(app.newClient(), event);
  stripe.isDown = false;
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments_away' } });
  expectStatus(await sendEvent(app.newClient(), event), 200);
  expect(await planOf(family)).toEqual(['premium', 'active']);
});

test('only what Stripe signed, just now, counts', async () => {
  const family = await buildFamily(app);
  stripe.put(`sub_${family.id}`, family.id, family.owner.id, 'active');
  const event = eventOf(`sub_${family.id}`);
  const client = app.newClient();
  const signedLongAgo = Math.floor(Date.now() / 1_000) - 3_600;
  const refused = [
    await sendEvent(client, event, { secret: 'whsec_of_somebody_else' }),
    await sendEvent(client, event, { timestamp: signedLongAgo }),
    await client.post('/api/billing/webhook', event),
    await client.post('/api/billing/webhook'),
  ];
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_signature' } });
  }
  expect(await planOf(family)).toEqual(['free', 'active']);
});

test('events about other things, other servers and deleted calendars are taken and left alone', async () => {
  const { id: familyId, owner } = await buildFamily(app);
  stripe.put('sub_of_others', owner.id, owner.id, 'active');
  stripe.put('sub_of_invoice', familyId, owner.id, 'active');
  const others = [
    eventOf('sub_of_others'),
    eventOf('sub_that_never_was'),
    { ...eventOf('sub_of_invoice'), type: 'invoice.paid' },
    { id: 'evt_1', object: 'event', type: 'customer.subscription.updated', created: 1, data: {} },
    { object: 'event' },
  ];
  for (const event of others) {
    expectStatus(await sendEvent(app.newClient(), event), 200);
  }
  expect((await owner.client.get('/api/family')).body).toMatchObject({
    family: { subscriptionTier: 'free' },
  });
});
