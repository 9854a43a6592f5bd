/**
 * The application runs in the sandbox of this file, whose classes the tests change.
 * @jest-environment node
 */
import { afterEach, expect, test } from '@jest/globals';
import { LocalDelivery } from '../src/sync/LocalDelivery.js';
import { MissedRemovals } from '../src/sync/MissedRemovals.js';
import { buildFamily } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

/* eslint-disable @typescript-eslint/unbound-method -- called with their own `this` below */
const { of } = MissedRemovals.prototype;
const { admit } = LocalDelivery.prototype;
/* eslint-enable @typescript-eslint/unbound-method */
afterEach(() => {
  MissedRemovals.prototype.of = of;
  LocalDelivery.prototype.admit = admit;
});

/** Does something each time when a hello has read its user's state and asks for missed removals. */
function whileAskedFor(meanwhile: () => Promise<void>): void {
  MissedRemovals.prototype.of = async function (userId, familyIds) {
    const removals = await of.call(this, userId, familyIds);
    await meanwhile();
    return removals;
  };
}

test('[S4] a tab that is closed while its hello is answered comes into no room any more', async () => {
  const gone = await buildFamily(app);
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const watching = await owner.client.connect();
  const socket = await members[0]!.client.connect();
  await watching.until(() => watching.presenceIn(id)?.online.length === 2, 'word that Ben came');
  const admitted: boolean[] = [];
  LocalDelivery.prototype.admit = function (tab, revisions) {
    admitted.push(tab.connected);
    return admit.call(this, tab, revisions);
  };
  const isAsked = new Promise((resolve) => {
    whileAskedFor(async () => {
      socket.close();
      await watching.until(
        () => watching.presenceIn(id)?.online.length === 1,
        'word that Ben left',
      );
      setImmediate(resolve);
    });
  });
  socket.hello({ [gone.id]: 1 }).catch(() => undefined);
  await isAsked;
  expect(admitted).toEqual([]);
  watching.close();
});
