import { afterEach, expect, jest, test } from '@jest/globals';
import { endSubscription } from './subscription';

const workers = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
afterEach(() => {
  if (workers) Object.defineProperty(navigator, 'serviceWorker', workers);
  else Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser whose worker is registered so. */
function register(registration: object): void {
  const value = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

test.each([
  ['ends', () => Promise.resolve(true)],
  ['cannot be ended', () => Promise.reject(new Error('no network'))],
])('notifications that are shown go with a subscription that %s', async (_how, unsubscribe) => {
  const close = jest.fn();
  register({
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    getNotifications: () => Promise.resolve([{ close }, { close }]),
  });
  await endSubscription();
  expect(close).toHaveBeenCalledTimes(2);
});

test('a browser that shows no notifications ends without one', async () => {
  register({});
  await expect(endSubscription()).resolves.toBeUndefined();
});
