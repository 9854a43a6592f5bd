import { expect, test } from '@jest/globals';
import { buildFamily, expectStatus } from './support/builders.js';
import { planOf, startBilling } from './support/startBilling.js';
import { eventOf, sendEvent } from './support/stripeEvents.js';
import { Watcher } from './support/Watcher.js';

const { app, tell } = startBilling();

test('an event that comes again, or late, changes nothing', async () => {
  const family = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(family.members[0]!.client, family.id);
  await watcher.sees(() => tell(family, { state: 'active', created: 2_000 }));
  await watcher.seesNothing(() => tell(family, { state: 'active', created: 2_000 }));
  await watcher.seesNothing(() => tell(family, { state: 'incomplete', created: 1_999 }));
  await watcher.sees(() => tell(family, { state: 'canceled', created: 3_000 }));
  await watcher.seesNothing(() => tell(family, { state: 'past_due', created: 2_500 }));
  expect(await planOf(family)).toEqual(['free', 'canceled']);
  watcher.close();
});

test('the same events in any order, all at once, end in the same plan', async () => {
  for (const state of ['active', 'canceled'] as const) {
    const family = await buildFamily(app);
    const events = [
      { state: 'incomplete', created: 1 },
      { state: 'active', created: 1 },
      { state: 'past_due', created: 2 },
      { state, created: 3 },
    ] as const;
    const told = [...events, ...events].sort((one, other) => (one.state < other.state ? 1 : -1));
    await Promise.all(told.map((each) => tell(family, each)));
    expect(await planOf(family)).toEqual([state === 'active' ? 'premium' : 'free', state]);
  }
});

test('only what Stripe signed, just now, counts', async () => {
  const family = await buildFamily(app);
  const event = eventOf({ familyId: family.id, payerId: family.owner.id, state: 'active' });
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
  const stranger = { familyId: owner.id, payerId: owner.id, state: 'active' } as const;
  const others = [
    eventOf(stranger),
    { ...eventOf({ ...stranger, familyId }), type: 'invoice.paid' },
    { id: 'evt_1', object: 'event', type: 'customer.subscription.updated', created: 1, data: {} },
    { object: 'event' },
  ];
  for (const event of others) {
    expectStatus(await sendEvent(app.newClient(), event), 200);
  }
});
