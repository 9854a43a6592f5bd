import { expect, test } from '@jest/globals';
import { forEachApart } from './forEachApart.js';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `calendar ${at}`);

test('each item has its turn, and one error names those that failed', async () => {
  const done: string[] = [];
  const work = (id: string) => {
    done.push(id);
    return id === 'calendar 1' ? Promise.reject(new RangeError('no day')) : Promise.resolve();
  };
  const worked = forEachApart(ids(3), work, (id) => id);
  await expect(worked).rejects.toThrow('calendar 1: RangeError: no day');
  expect(done).toEqual(ids(3));
});

test('a thousand failures are one line of the log, not a thousand', async () => {
  const failing = forEachApart(
    ids(1_000),
    () => Promise.reject(new Error('away')),
    (id) => id,
  );
  const error = await failing.catch((reason: unknown) => reason as AggregateError);
  expect((error as AggregateError).errors).toHaveLength(1_000);
  expect((error as AggregateError).message).toMatch(/^calendar 0: Error: away; .*; and 990 more$/);
});
