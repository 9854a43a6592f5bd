import { expect, test } from '@jest/globals';
import {
  browserWith,
  BUSY,
  edit,
  GONE,
  LATER,
  never,
  openTab,
  Server,
} from './sendingTabs.testing';
import type { WaitingEdit } from './waitingEdit';

test('what waits is sent in order, and leaves with its answer', async () => {
  const [browser, server] = [await browserWith(edit('1'), edit('2'), edit('3')), new Server()];
  const { sent } = openTab({
    name: 'a',
    browser,
    run: (each) => Promise.resolve(server.take(each)),
  });
  await sent();
  expect(server.done).toEqual(['1', '2', '3']);
  expect(await browser.waiting()).toEqual([]);
});

test.each([
  ['before it was sent', () => never()],
  [
    'after it was sent, before the answer',
    (each: WaitingEdit, server: Server) => (server.take(each), never()),
  ],
])('a tab that is killed %s leaves the edit to another, which does it once', async (_when, run) => {
  const [browser, server] = [await browserWith(edit('1'), edit('2')), new Server()];
  let called: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (called = resolve));
  const first = openTab({
    name: 'a',
    browser,
    run: (each) => {
      called();
      return run(each, server);
    },
  });
  const second = openTab({ name: 'b', browser, run: (each) => Promise.resolve(server.take(each)) });
  first.sender.wake();
  await asked;
  const passedOn = second.sent();
  expect(await browser.waiting()).toEqual(['1', '2']);
  first.kill();
  await passedOn;
  expect(server.done).toEqual(['1', '2']);
  expect(await browser.waiting()).toEqual([]);
});

test('two tabs that cannot send leave a pause before they try again', async () => {
  const browser = await browserWith(edit('1'), edit('2'));
  let calls = 0;
  const run = () => {
    calls += 1;
    // Without an end this would go on for as long as the tests.
    return calls > 20 ? never() : Promise.reject(LATER);
  };
  const [one, other] = ['a', 'b'].map((name) => openTab({ name, browser, run }));
  await one!.sent();
  await other!.sent();
  expect(calls).toBe(2);
});

test('a tab that is killed after the answer, before the edit left, has it done once', async () => {
  const [browser, server] = [await browserWith(edit('1')), new Server()];
  const first = openTab({
    name: 'a',
    browser,
    run: (each) => {
      const written = server.take(each);
      first.kill();
      return Promise.resolve(written);
    },
  });
  await first.sent();
  expect(await browser.waiting()).toEqual(['1']);
  const second = openTab({ name: 'b', browser, run: (each) => Promise.resolve(server.take(each)) });
  await second.sent();
  expect([server.done, server.calls]).toEqual([['1'], 2]);
  expect(await browser.waiting()).toEqual([]);
});

test('an edit that another living tab is sending for the first time is left alone', async () => {
  const [browser, server] = [await browserWith(), new Server()];
  const first = openTab({ name: 'a', browser, run: never });
  await first.queue.begin(edit('1', 'picnic'));
  await browser.store.update((all) => [...all, edit('2', 'picnic'), edit('3')]);
  const second = openTab({ name: 'b', browser, run: (each) => Promise.resolve(server.take(each)) });
  await second.sent();
  expect(server.done).toEqual(['3']);
  first.kill();
  await second.sent();
  expect(server.done).toEqual(['3', '1', '2']);
});

test('an edit that a frozen tab was sending is sent by the one that took its turn', async () => {
  const [browser, server] = [await browserWith(edit('1'), edit('2')), new Server()];
  const frozen = openTab({ name: 'a', browser, run: never });
  await frozen.queue.take();
  // It hears nothing either.
  browser.senders.delete('a');
  const second = openTab({ name: 'b', browser, run: (each) => Promise.resolve(server.take(each)) });
  await second.sent();
  expect(server.done).toEqual(['1', '2']);
});

test('a server that is out of reach is asked again after a pause, from the same edit on', async () => {
  const [browser, server] = [await browserWith(edit('1'), edit('2')), new Server()];
  let isReached = false;
  const tab = openTab({
    name: 'a',
    browser,
    run: (each) => (isReached ? Promise.resolve(server.take(each)) : Promise.reject(LATER)),
  });
  await tab.sent();
  expect(await browser.waiting()).toEqual(['1', '2']);
  isReached = true;
  await tab.retry();
  expect(server.done).toEqual(['1', '2']);
});

test('a server that says when it has time is not asked before, whatever comes meanwhile', async () => {
  const [browser, server] = [await browserWith(edit('1')), new Server()];
  let calls = 0;
  const run = (each: WaitingEdit) =>
    (calls += 1) === 1 ? Promise.reject(BUSY) : Promise.resolve(server.take(each));
  const tab = openTab({ name: 'a', browser, run });
  await tab.sent();
  await browser.store.update((all) => [...all, edit('2')]);
  await tab.sent();
  tab.sender.wakeLater();
  expect([calls, tab.pauses]).toEqual([1, [60_000]]);
  await tab.retry();
  expect(server.done).toEqual(['1', '2']);
});

test('what was refused holds back what comes after it of the same event, and nothing else', async () => {
  const browser = await browserWith(edit('1', 'picnic'), edit('2', 'picnic'), edit('3'));
  const server = new Server();
  const run = (each: WaitingEdit) =>
    each.id === '1' ? Promise.reject(new Error('gone')) : Promise.resolve(server.take(each));
  const tab = openTab({ name: 'a', browser, run });
  await tab.sent();
  expect(server.done).toEqual(['3']);
  const [refused] = await browser.store.update((same) => same);
  expect(refused?.problem).toEqual(GONE);
  await tab.queue.letGo('1');
  await tab.sent();
  expect(server.done).toEqual(['3', '2']);
});

test('what fails time and again for no known reason is told, and holds up nothing else', async () => {
  const [browser, server] = [await browserWith(edit('1'), edit('2')), new Server()];
  let tries = 0;
  const run = (each: WaitingEdit) => {
    if (each.id !== '1') return Promise.resolve(server.take(each));
    tries += 1;
    return Promise.reject(new TypeError('Broken'));
  };
  const tab = openTab({ name: 'a', browser, run });
  await tab.sent();
  for (let each = 0; each < 10; each += 1) await tab.retry();
  expect([tries, server.done]).toEqual([5, ['2']]);
  const [failing] = await browser.store.update((same) => same);
  expect(failing?.problem).toMatchObject({ kind: 'refused' });
});

test('a tab whose connection is away sends nothing', async () => {
  const [browser, server] = [await browserWith(edit('1')), new Server()];
  const tab = openTab({ name: 'a', browser, run: (each) => Promise.resolve(server.take(each)) });
  tab.goOffline();
  await tab.sent();
  expect(server.done).toEqual([]);
  expect(await browser.waiting()).toEqual(['1']);
});
