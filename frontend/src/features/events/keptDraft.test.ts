import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BrowserLocks, giveLocks, takeLocks } from '../../sync/waiting/locks.testing';
import { newDraft } from './eventDraft';
import { keepDraft, keptDraft, type KeptDraft } from './keptDraft';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  takeLocks();
  Reflect.deleteProperty(document, 'wasDiscarded');
});

const typed = (title: string): KeptDraft => ({
  event: null,
  rrule: '',
  newId: title,
  draft: { ...newDraft('2026-11-20'), title },
});

test('what was typed in one calendar stays while something is typed and discarded in another', () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  keepDraft('olga', 'smiths', typed('Another one'));
  keepDraft('olga', 'smiths', null);
  expect(keptDraft('olga', 'riveras')).toEqual(typed('Half a thought'));
  expect(keptDraft('olga', 'smiths')).toBeNull();
});

test('whoever logs in next sees nothing of it', () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  expect(keptDraft('ben', 'riveras')).toBeNull();
});

/** Loads the page as a tab does; answers the id that the draft has in it. */
async function idInNewTab(): Promise<string | undefined> {
  let id: string | undefined;
  await jest.isolateModulesAsync(async () => {
    const tab = await import('./keptDraft');
    await tab.draftsOfCopy();
    id = tab.keptDraft('olga', 'riveras')?.newId;
  });
  return id;
}

test('a tab that its browser discarded goes on with its draft: a second press makes no second event', async () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  // Each tab has locks of its own here: those of one that was discarded are gone.
  giveLocks(new BrowserLocks());
  expect(await idInNewTab()).toBe('Half a thought');
  giveLocks(new BrowserLocks());
  expect(await idInNewTab()).toBe('Half a thought');
});

test('a duplicated tab makes an event of its own', async () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  giveLocks(new BrowserLocks());
  expect(await idInNewTab()).toBe('Half a thought');
  // The first tab lives.
  const copied = await idInNewTab();
  expect(copied).toMatch(/^[\da-f-]{36}$/);
});

test('on plain http a tab that is said to have been discarded goes on, another is a copy', async () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  expect(await idInNewTab()).toBe('Half a thought');
  Object.defineProperty(document, 'wasDiscarded', { value: true, configurable: true });
  expect(await idInNewTab()).toBe('Half a thought');
  Reflect.deleteProperty(document, 'wasDiscarded');
  expect(await idInNewTab()).not.toBe('Half a thought');
});
