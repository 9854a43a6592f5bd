/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import './device.testing';
import { closeKept, openKept } from './openKept';

afterEach(closeKept);

test('a newer release is not kept waiting by a tab of this one', async () => {
  await openKept();
  const upgraded = new Promise((resolve, reject) => {
    const request = indexedDB.open('kinday', 2);
    request.onsuccess = () => resolve(request.result.version);
    request.onblocked = () => reject(new Error('blocked'));
  });
  expect(await upgraded).toBe(2);
});
