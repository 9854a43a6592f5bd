import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { queueCounts, TurnQueue, type TurnQueueOptions } from './TurnQueue.js';

const settled = () => new Promise(setImmediate);
/** Longer than any test: work that is left waiting must not be refused in another one. */
const PATIENCE_MS = 3_600_000;
const REFUSED = { status: 503, retryAfterSeconds: 2 };

const queueOf = (options: Partial<TurnQueueOptions> = {}) =>
  new TurnQueue({
    name: 'test',
    concurrency: 1,
    maxWaiting: 10,
    maxWaitMs: PATIENCE_MS,
    ...options,
  });

/** Work that a test ends by hand. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end };
}

test('work runs side by side up to the limit, then in the order of its arrival', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf({ concurrency: 2 });
  const all = Promise.all(['1', '2', '3', '4'].map((name) => queue.run('a', work(name))));
  await settled();
  expect(begun).toEqual(['1', '2']);
  await end('2');
  expect(begun).toEqual(['1', '2', '3']);
  await end('1');
  await end('3');
  await end('4');
  expect(await all).toEqual(['1', '2', '3', '4']);
  expect(queue.isIdle).toBe(true);
});

test('the backlog of one key delays another key by one piece of work', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  await settled();
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  await end('a3');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('a key has no more than its share of the places, and the rest serves the others', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf({ concurrency: 4, perKey: 2 });
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that finds the queue full is refused with 503 and never begins', async () => {
  const { begun, work } = heldWork();
  const queue = queueOf({ maxWaiting: 1 });
  void queue.run('a', work('1'));
  void queue.run('a', work('2'));
  const { refused = 0 } = queueCounts.get('test') ?? {};
  await expect(queue.run('b', work('3'))).rejects.toMatchObject(REFUSED);
  expect(begun).toEqual(['1']);
  expect(queueCounts.get('test')?.refused).toBe(refused + 1);
});

test('a key whose part of the queue is full leaves room for the others', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf({ maxWaitingPerKey: 1 });
  void queue.run('a', work('a1'));
  void queue.run('a', work('a2'));
  await expect(queue.run('a', work('a3'))).rejects.toMatchObject(REFUSED);
  void queue.run('b', work('b1'));
  await settled();
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('work that has waited for too long is refused with 503, and its place goes to the next', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf({ maxWaitMs: 20 });
  void queue.run('a', work('1'));
  await expect(queue.run('a', work('2'))).rejects.toMatchObject(REFUSED);
  void queue.run('a', work('3'));
  await settled();
  await end('1');
  expect(begun).toEqual(['1', '3']);
});

test('work whose caller has left gives its place up at once and never begins', async () => {
  const { begun, work, end } = heldWork();
  const queue = queueOf({ maxWaiting: 1 });
  const gone = new AbortController();
  const first = queue.run('a', work('1'));
  const second = queue.run('b', work('2'), gone.signal);
  gone.abort(new Error('hung up'));
  await expect(second).rejects.toThrow('hung up');
  void queue.run('c', work('3'));
  await expect(queue.run('c', work('4'), gone.signal)).rejects.toThrow('hung up');
  await end('1');
  await first;
  expect(begun).toEqual(['1', '3']);
});

test('work that fails hands its place on like any other', async () => {
  const queue = queueOf();
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(queue.isIdle).toBe(true);
});

test('whatever comes, leaves and ends, no limit is passed, nobody is forgotten, and it ends empty', async () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    act: fc.constantFrom('come', 'leave', 'end', 'fail'),
    at: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const queue = queueOf({ concurrency: 3, perKey: 2, maxWaiting: 6, maxWaitingPerKey: 3 });
      const running: { key: string; end: () => void; fail: () => void }[] = [];
      const callers: AbortController[] = [];
      let open = 0;
      for (const { key, act, at } of steps) {
        if (act === 'come') {
          const caller = new AbortController();
          callers.push(caller);
          open += 1;
          const work = () =>
            new Promise<void>((resolve, reject) => {
              running.push({ key, end: resolve, fail: () => reject(new Error('failed')) });
            });
          const done = () => (open -= 1);
          queue.run(key, work, caller.signal).then(done, done);
        } else if (act === 'leave') {
          callers[at % callers.length]?.abort();
        } else {
          const [ended] = running.splice(at % Math.max(1, running.length), 1);
          if (act === 'end') ended?.end();
          else ended?.fail();
        }
        await settled();
        expect(running.length).toBeLessThanOrEqual(3);
        for (const one of ['a', 'b', 'c']) {
          expect(running.filter((each) => each.key === one).length).toBeLessThanOrEqual(2);
        }
      }
      while (running.length > 0) {
        running.shift()?.end();
        await settled();
      }
      expect(open).toBe(0);
      expect(queue.isIdle).toBe(true);
    }),
  );
});
