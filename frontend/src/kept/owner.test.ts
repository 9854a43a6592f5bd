/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { ANA, BEN, everythingKept, letWait } from './device.testing';
import {
  forgetAll,
  forgetAllBut,
  forgetCopy,
  keepFor,
  ownerOfCopy,
  readCopy,
  readCopyAs,
  readCopyAsOwner,
  writeCopy,
} from './owner';

const NOTHING = { answers: [], families: [], meta: [], records: [], waiting: [] };

const keep = (value: string) => writeCopy((copy) => copy.objectStore('answers').put(value, 'me'));
const kept = () => readCopy((copy) => copy.objectStore('answers').get('me'));
const waiting = async () =>
  (await everythingKept()).waiting?.map((edit) => (edit as { id: string }).id);

beforeEach(forgetAll);

test('before anybody is to be remembered nothing is kept', async () => {
  await keep('of a stranger');
  readCopyAs(ANA);
  await keep('of Ana, who is not remembered');
  expect(await everythingKept()).toEqual(NOTHING);
});

test('what is kept of a person is there for them again', async () => {
  await keepFor(ANA);
  await keep('Ana’s');
  await keepFor(ANA);
  expect(await ownerOfCopy()).toBe(ANA);
  expect(await kept()).toBe('Ana’s');
});

test('of another person at the same browser nothing is left, and nothing is shown', async () => {
  await keepFor(ANA);
  await keep('Ana’s');
  await letWait(ANA, 'of Ana');
  readCopyAs(BEN);
  expect(await kept()).toBeNull();
  expect(await keep('Ben’s')).toBeNull();
  await keepFor(BEN);
  expect(await everythingKept()).toEqual({ ...NOTHING, meta: [BEN] });
});

test('who is not remembered leaves no copy, only their own waiting edits', async () => {
  await keepFor(ANA);
  await keep('Ana’s');
  await letWait(ANA, 'of Ana');
  await letWait(BEN, 'of Ben');
  await forgetAllBut(BEN);
  expect(await waiting()).toEqual(['of Ben']);
  expect(await everythingKept()).toMatchObject({ ...NOTHING, waiting: [{ userId: BEN }] });
  expect(await keep('Ben’s')).toBeNull();
});

test('a session that ended takes the copy with it, and leaves the edits that wait', async () => {
  await keepFor(ANA);
  await keep('Ana’s');
  await letWait(ANA, 'of Ana');
  await forgetCopy(ANA);
  expect(await everythingKept()).toMatchObject({ ...NOTHING, waiting: [{ userId: ANA }] });
  await keepFor(ANA);
  expect(await waiting()).toEqual(['of Ana']);
});

test('a session that ended takes nothing of who came after it', async () => {
  await keepFor(ANA);
  readCopyAs(BEN);
  await forgetCopy(BEN);
  expect(await ownerOfCopy()).toBe(ANA);
  await forgetCopy(null);
  expect(await ownerOfCopy()).toBeNull();
});

test('who is told to be here while the copy’s owner is looked up stays the reader', async () => {
  await keepFor(BEN);
  // This tab reads as nobody yet.
  await forgetCopy(ANA);
  const looking = readCopyAsOwner();
  await Promise.all([looking, keepFor(ANA)]);
  await keep('Ana’s');
  expect(await kept()).toBe('Ana’s');
});

test('a log-out leaves nothing, and a tab that does not know of it yet keeps nothing', async () => {
  await keepFor(ANA);
  await keep('Ana’s');
  await letWait(ANA, 'of Ana');
  await forgetAll();
  readCopyAs(ANA);
  await keep('Ana’s, by another tab');
  expect(await everythingKept()).toEqual(NOTHING);
});

test('work that fails is taken back whole', async () => {
  await keepFor(ANA);
  await keep('as it was');
  const failing = writeCopy(async (copy) => {
    await copy.objectStore('answers').put('half', 'me');
    throw new Error('a mistake');
  });
  await expect(failing).rejects.toThrow('a mistake');
  expect(await kept()).toBe('as it was');
});
