import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { EventLoopSlice } from './EventLoopSlice.js';

/** Holds the event loop for some milliseconds. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end) continue;
}

/** Works for some milliseconds in slices, then adds its name to `ended`. */
async function longWork(
  name: string,
  ms: number,
  ended: string[],
  slice = new EventLoopSlice(),
): Promise<void> {
  for (let done = 0; done < ms; done += 1) {
    work(1);
    await slice.end();
  }
  ended.push(name);
}

test('long work, however much of it, leaves half of the time to others', async () => {
  const ended: string[] = [];
  const begun = performance.now();
  const { active } = performance.eventLoopUtilization();
  await Promise.all(['a', 'b', 'c'].map((name) => longWork(name, 60, ended)));
  const busy = performance.eventLoopUtilization().active - active;
  expect(busy / (performance.now() - begun)).toBeLessThan(0.75);
});

test('a short piece of work ends before long ones that began earlier', async () => {
  const ended: string[] = [];
  const slices = [new EventLoopSlice(), new EventLoopSlice()];
  const long = [longWork('long', 120, ended, slices[0]), longWork('longer', 150, ended, slices[1])];
  // Both have run for longer than the short one will.
  while (slices.some(({ worked }) => worked < 20)) await setImmediate();
  await Promise.all([...long, longWork('short', 12, ended)]);
  expect(ended).toEqual(['short', 'long', 'longer']);
});

test('a long piece of work goes on while short ones keep coming', async () => {
  const ended: string[] = [];
  const slice = new EventLoopSlice();
  await longWork('before', 40, ended, slice);
  let isOver = false;
  const keepComing = async () => {
    while (!isOver) await longWork('short', 10, ended);
  };
  const short = [keepComing(), keepComing(), keepComing()];
  const patience = setTimeout(() => (isOver = true), 5_000);
  await longWork('long', 12, ended, slice);
  expect(isOver).toBe(false);
  isOver = true;
  clearTimeout(patience);
  await Promise.all(short);
});

test('what took long, a statement of PostgreSQL say, does not hold up others for as long again', async () => {
  const slow = new EventLoopSlice();
  // The clock goes on by two seconds, as if that time had passed.
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 2_000);
  const slowEnds = slow.end();
  const begun = performance.now();
  await longWork('short', 5, []);
  expect(performance.now() - begun).toBeLessThan(1_000);
  await slowEnds;
});

test('waiting is no work', async () => {
  const slice = new EventLoopSlice();
  slice.pause();
  await new Promise((resolve) => setTimeout(resolve, 20));
  slice.resume();
  await slice.end();
  expect(slice.worked).toBe(0);
});

test('work that nobody needs any more ends with its reason', async () => {
  const left = new AbortController();
  const slice = new EventLoopSlice();
  work(5);
  const end = slice.end(left.signal);
  left.abort(new Error('The caller has left.'));
  await expect(end).rejects.toThrow('The caller has left.');
});
