import { afterEach, expect, jest, test } from '@jest/globals';
import { BrowserLocks, giveLocks, takeLocks } from './locks.testing';
import { alone, livingTabs, showLife, THIS_TAB } from './thisTab';

afterEach(() => {
  jest.useRealTimers();
  takeLocks();
});

test('a tab that opens its queue once more lives on, and waits for nobody', async () => {
  giveLocks(new BrowserLocks());
  await showLife();
  await showLife();
  expect([...(await livingTabs())]).toEqual([THIS_TAB]);
});

test('where the browser refuses locks each tab works by itself', async () => {
  const refuse = () => Promise.reject(new DOMException('Blocked', 'SecurityError'));
  giveLocks({ request: refuse, query: refuse });
  // The module is as in a page that was just loaded.
  await jest.isolateModulesAsync(async () => {
    const tab = await import('./thisTab');
    await tab.showLife();
    expect([...(await tab.livingTabs())]).toEqual([tab.THIS_TAB]);
    await expect(tab.alone(() => Promise.resolve('sent'))).resolves.toBe('sent');
  });
});

test('tabs work one after the other', async () => {
  giveLocks(new BrowserLocks());
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  await Promise.all([alone(work('one')), alone(work('other'))]);
  expect(seen).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('a tab that the browser froze at its work holds the others up for a minute, not for ever', async () => {
  jest.useFakeTimers();
  giveLocks(new BrowserLocks());
  const frozen = alone(() => new Promise<void>(() => undefined));
  const lost = expect(frozen).rejects.toThrow('Stolen');
  const next = alone(() => Promise.resolve('sent'));
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(next).resolves.toBe('sent');
  await lost;
});
