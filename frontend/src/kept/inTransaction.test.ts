/** @jest-environment node */
import { turnPage } from './turnPage.testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { everythingKept, holdUp } from './device.testing';
import { inTransaction } from './inTransaction';
import { canKeep, noteKeeping, subscribeToKeeping } from './keeping';
import { closeKept, openKept } from './openKept';

const countRecords = () =>
  inTransaction(['meta', 'records'], 'readonly', (transaction) =>
    transaction.objectStore('records').count(),
  );
const keepName = (name: string) =>
  inTransaction(['meta'], 'readwrite', (transaction) =>
    transaction.objectStore('meta').put(name, 'name'),
  );

// The database works in its own time; what waits for it in vain is made to pass.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  noteKeeping(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  closeKept();
});

test('a connection that the browser closed under it is opened once more', async () => {
  (await openKept()).close();
  expect(await countRecords()).toBe(0);
});

test('one that cannot be opened again is given up: nothing is kept, and those who show it hear', async () => {
  const heard: boolean[] = [];
  const stop = subscribeToKeeping(() => heard.push(canKeep()));
  let tries = 0;
  const lost = () => {
    tries += 1;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  expect(await inTransaction(['meta'], 'readonly', lost)).toBeNull();
  expect(tries).toBe(2);
  expect(await countRecords()).toBe(0);
  expect(heard).toEqual([false]);
  stop();
});

test('where storage is blocked or full there is no answer, and no error', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  expect(await countRecords()).toBeNull();
  jest.restoreAllMocks();
  const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  expect(await inTransaction(['meta'], 'readonly', full)).toBeNull();
  expect(canKeep()).toBe(false);
});

test('a mistake in the work is not taken for a device that keeps nothing', async () => {
  const mistake = () => Promise.reject(new TypeError('a mistake'));
  await expect(inTransaction(['meta'], 'readonly', mistake)).rejects.toThrow('a mistake');
});

test('a browser that never opens it is given up, and asked again later', async () => {
  const silent = { addEventListener: () => undefined };
  const never = Object.assign(
    Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest,
    silent,
  );
  jest.spyOn(indexedDB, 'open').mockReturnValue(never);
  const work = countRecords();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await work).toBeNull();
  jest.restoreAllMocks();
  expect(await countRecords()).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);
  await itWorksAgain();
});

test('a database held up by another page is given up once: whoever comes next does not wait, until it works again', async () => {
  await keepName('Ana');
  const letGo = await holdUp();
  const late = keepName('Ben');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await late).toBeNull();
  expect(canKeep()).toBe(false);
  expect(await keepName('Cleo')).toBeNull();
  expect(await countRecords()).toBeNull();

  await letGo();
  await jest.advanceTimersByTimeAsync(10_000);
  await itWorksAgain();
  // What was told not to be kept is not kept afterwards.
  expect((await everythingKept()).meta).toEqual(['Ana']);
});

test('work that waits for what this page is writing is not given up', async () => {
  let [puts, isWritten] = [0, false];
  const long = inTransaction(['meta'], 'readwrite', async (transaction) => {
    for (; !isWritten; puts += 1) await transaction.objectStore('meta').put('Ana', 'name');
  });
  await until(() => puts > 0);
  const next = keepName('Ben');
  await jest.advanceTimersByTimeAsync(7_000);
  isWritten = true;
  await long;
  expect(await next).not.toBeNull();
  expect(canKeep()).toBe(true);
  expect((await everythingKept()).meta).toEqual(['Ben']);
});

test('a transaction does not outlive its page in the back/forward cache, and runs once it is shown again', async () => {
  await keepName('Ana');
  let runs = 0;
  const work = inTransaction(['meta'], 'readwrite', async (transaction) => {
    const meta = transaction.objectStore('meta');
    await meta.put('Ben', 'name');
    runs += 1;
    if (runs === 1) turnPage('pagehide');
    await meta.put('Cleo', 'name');
  });
  await until(() => runs === 1);
  // Another page has the database for itself.
  const letGo = await holdUp();
  expect(runs).toBe(1);
  await letGo();
  expect((await everythingKept()).meta).toEqual(['Ana']);
  turnPage('pageshow');
  await work;
  expect(runs).toBe(2);
  expect((await everythingKept()).meta).toEqual(['Cleo']);
  expect(canKeep()).toBe(true);
});

function itWorksAgain(): Promise<void> {
  return until(async () => (await countRecords()) !== null);
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
