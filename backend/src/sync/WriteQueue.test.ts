import { expect, test } from '@jest/globals';
import { WriteQueue } from './WriteQueue.js';

const settled = () => new Promise(setImmediate);

/** Writes that a test ends by hand, in the order in which they began. */
function heldWrites() {
  const queue = new WriteQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const write = (name: string, userId: string, ...familyIds: string[]) => {
    const written = queue.take(userId, familyIds, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    // Most of them wait until the test is over, and longer than they may.
    written.catch(() => undefined);
    return written;
  };
  const endNext = async () => {
    ends.shift()?.();
    await settled();
  };
  return { begun, write, endNext };
}

test('one writer at a time in each family, and no family waits for another', async () => {
  const { begun, write, endNext } = heldWrites();
  void write('Ana at home', 'ana', 'home');
  void write('Ben at home', 'ben', 'home');
  void write('Cleo at work', 'cleo', 'work');
  await settled();
  expect(begun).toEqual(['Ana at home', 'Cleo at work']);
  await endNext();
  expect(begun.at(-1)).toBe('Ben at home');
});

test('a user’s flood waits for itself: a relative waits for one write of it', async () => {
  const { begun, write, endNext } = heldWrites();
  for (let turn = 1; turn <= 40; turn += 1) void write(`Ana ${turn}`, 'ana', 'home');
  await settled();
  void write('Ben', 'ben', 'home');
  await endNext();
  expect(begun).toEqual(['Ana 1', 'Ben']);
});

test('beyond 64 that wait a user is refused with 503; others are not', async () => {
  const { begun, write } = heldWrites();
  for (let turn = 1; turn <= 65; turn += 1) void write(`Ana ${turn}`, 'ana', 'home');
  await expect(write('Ana 66', 'ana', 'home')).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 2,
    body: { code: 'too_busy' },
  });
  void write('Ben', 'ben', 'work');
  await settled();
  expect(begun).toEqual(['Ana 1', 'Ben']);
});

test('two that write to the same families, named in any order, do not wait for each other for ever', async () => {
  const { begun, write, endNext } = heldWrites();
  const both = [write('Ana', 'ana', 'home', 'work'), write('Ben', 'ben', 'work', 'home')];
  await settled();
  await endNext();
  await endNext();
  await Promise.all(both);
  expect(begun).toEqual(['Ana', 'Ben']);
});
