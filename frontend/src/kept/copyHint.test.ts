import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openDB } from 'idb';
import { shownHome } from '../sync/sampleFamily.testing';
import { hasCopy, keepsAnything } from './copyHint';
import { ANA, BEN } from './device.testing';
import { closeKept } from './openKept';
import { forgetAll, forgetCopy, keepFor } from './owner';
import { keepFamily } from './replica';

const range = { from: '2026-05-01', to: '2027-06-01' };
const keepHome = () =>
  keepFamily({
    familyId: shownHome.family.id,
    revision: 1,
    epoch: 'one',
    range,
    records: { families: [shownHome.family], members: shownHome.members },
  });

beforeEach(forgetAll);
afterEach(() => void jest.restoreAllMocks());

test('a page begins with a copy once a calendar is in it, and what there is before is known of as well', async () => {
  expect(keepsAnything()).toBe(false);
  await keepFor(ANA);
  expect([hasCopy(), keepsAnything()]).toEqual([false, true]);
  await keepHome();
  expect(hasCopy()).toBe(true);
  await keepFor(BEN);
  expect([hasCopy(), keepsAnything()]).toEqual([false, true]);
  await forgetCopy(BEN);
  expect(keepsAnything()).toBe(false);
});

test('a copy that could not be deleted is begun with no more, and still known of', async () => {
  await keepFor(ANA);
  await keepHome();
  jest.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await forgetCopy(ANA);
  expect([hasCopy(), keepsAnything()]).toEqual([false, true]);
});

test('a log-out that cannot clear the database deletes it', async () => {
  await keepFor(ANA);
  await keepHome();
  closeKept();
  // An operator took the release back that made it.
  (await openDB('kinday', 2)).close();
  await forgetAll();
  expect(await indexedDB.databases()).toEqual([]);
  expect(keepsAnything()).toBe(false);
});

test('who is still its owner has it back', async () => {
  await keepFor(ANA);
  await keepHome();
  localStorage.clear();
  await keepFor(ANA);
  expect(hasCopy()).toBe(true);
});
