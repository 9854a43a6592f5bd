import { expect, test } from '@jest/globals';
import { Batch } from './Batch.js';

/** A batch whose questions are answered by hand, each with its number. */
function batchByHand() {
  const asked: (readonly string[])[] = [];
  const ends: { answer: () => void; fail: () => void }[] = [];
  const batch = new Batch<string, number>((keys) => {
    asked.push(keys);
    return new Promise((resolve, reject) => {
      const number = asked.length;
      ends.push({ answer: () => resolve(number), fail: () => reject(new Error('away')) });
    });
  });
  return { batch, asked, ends };
}

/** Lets everything happen that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one alone is asked for at once, and those at the same time together', async () => {
  const { batch, asked } = batchByHand();
  void batch.about(['ana']);
  void batch.about(['ben', 'cleo']);
  await settled();
  expect(asked).toEqual([['ana', 'ben', 'cleo']]);
});

test('who comes while an answer is under way gets a later one, with all others who came', async () => {
  const { batch, asked, ends } = batchByHand();
  const first = batch.about(['ana']);
  await settled();
  const later = [batch.about(['ben']), batch.about(['ana'])];
  await settled();
  expect(asked).toEqual([['ana']]);
  ends[0]!.answer();
  expect(await first).toBe(1);
  await settled();
  expect(asked).toEqual([['ana'], ['ben', 'ana']]);
  ends[1]!.answer();
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('a question that fails fails for those who asked it, and the next one is asked', async () => {
  const { batch, ends } = batchByHand();
  const first = batch.about(['ana']);
  await settled();
  const later = batch.about(['ben']);
  ends[0]!.fail();
  await expect(first).rejects.toThrow('away');
  await settled();
  ends[1]!.answer();
  expect(await later).toBe(2);
});
