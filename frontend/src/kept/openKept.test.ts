/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';
import './device.testing';
import { canKeep, subscribeToKeeping } from './keeping';
import { closeKept, openKept, withKept } from './openKept';

afterEach(() => {
  jest.restoreAllMocks();
  closeKept();
});

test('a connection that the browser closed under it is opened once more', async () => {
  (await openKept()).close();
  expect(await withKept((database) => database.count('records'))).toBe(0);
});

test('one that cannot be opened again is given up: nothing is kept, and those who show it hear', async () => {
  const heard: boolean[] = [];
  const stop = subscribeToKeeping(() => heard.push(canKeep()));
  let tries = 0;
  const lost = () => {
    tries += 1;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  expect(await withKept(lost)).toBeNull();
  expect(tries).toBe(2);
  expect(await withKept((database) => database.count('records'))).toBe(0);
  expect(heard).toEqual([false]);
  stop();
});

test('where storage is blocked or full there is no answer, and no error', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  expect(await withKept((database) => database.count('records'))).toBeNull();
  jest.restoreAllMocks();
  const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  expect(await withKept(full)).toBeNull();
  expect(canKeep()).toBe(false);
});

test('a browser that never opens it is given up', async () => {
  jest.useFakeTimers();
  const silent = { addEventListener: () => undefined };
  const never = Object.assign(
    Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest,
    silent,
  );
  jest.spyOn(indexedDB, 'open').mockReturnValue(never);
  const work = withKept((database) => database.count('records'));
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect(await work).toBeNull();
});

test('a mistake in the work is not taken for a device that keeps nothing', async () => {
  await expect(withKept(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow(
    'a mistake',
  );
});

test('a newer release is not kept waiting by a tab of this one', async () => {
  await openKept();
  const upgraded = new Promise((resolve, reject) => {
    const request = indexedDB.open('kinday', 2);
    request.onsuccess = () => resolve(request.result.version);
    request.onblocked = () => reject(new Error('blocked'));
  });
  expect(await upgraded).toBe(2);
});
