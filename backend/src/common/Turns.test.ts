import { expect, test } from '@jest/globals';
import { Turns } from './Turns.js';

const settled = () => new Promise(setImmediate);

/** Work that a test ends by hand. */
function heldWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}

test('so many run at once, the others in the order in which they came', async () => {
  const { begun, work, endNext } = heldWork();
  const turns = new Turns(2, 10, 1_000);
  const all = Promise.all([1, 2, 3, 4].map((number) => turns.take(work(number))));
  await settled();
  expect(begun).toEqual([1, 2]);
  for (const expected of [
    [1, 2, 3],
    [1, 2, 3, 4],
  ]) {
    endNext();
    await settled();
    expect(begun).toEqual(expected);
  }
  endNext();
  endNext();
  expect(await all).toEqual([1, 2, 3, 4]);
  expect(turns.isIdle).toBe(true);
});

test('work that finds the queue full is refused with 503 and never begins', async () => {
  const { begun, work, endNext } = heldWork();
  const turns = new Turns(1, 1, 1_000);
  const served = [turns.take(work(1)), turns.take(work(2))];
  await expect(turns.take(work(3))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
  endNext();
  await served[0];
  await settled();
  endNext();
  await served[1];
  expect(begun).toEqual([1, 2]);
});

test('work that fails hands its place over like any other', async () => {
  const turns = new Turns(1, 1, 1_000);
  const failed = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(turns.isIdle).toBe(true);
});

test('work that has waited too long is refused with 503, and the next in the queue takes its place', async () => {
  const { begun, work, endNext } = heldWork();
  const turns = new Turns(1, 2, 20);
  const first = turns.take(work(1));
  await expect(turns.take(work(2))).rejects.toMatchObject({ status: 503 });
  const third = turns.take(work(3));
  endNext();
  await first;
  await settled();
  endNext();
  expect(await third).toBe(3);
  expect(begun).toEqual([1, 3]);
});
