import { expect, test } from '@jest/globals';
import { changeTo, screenAt, viewAt } from './Screen.testing';

test('[S11] loads anew when the log no longer reaches back', async () => {
  const screen = screenAt(4);
  screen.revision = 40;
  screen.oldest = 30;
  screen.follower.hear(40);
  await screen.answer();
  expect(screen.reloads).toBe(1);
  screen.load(40);
  screen.follower.receive(changeTo(41));
  expect(screen.view).toEqual(viewAt(41));
});

test('[S11] drops a page that was under way when it was reset', async () => {
  const screen = screenAt(4);
  screen.revision = 6;
  screen.follower.hear(6);
  screen.follower.reset();
  screen.load(2);
  screen.revision = 2;
  await screen.answer();
  expect(screen.follower.have).toBe(2);
  expect(screen.view).toEqual(viewAt(2));
});

test('[S11] asks again by itself, once, for what was out of reach', async () => {
  const screen = screenAt(4);
  screen.revision = 6;
  screen.isOut = true;
  screen.follower.hear(6);
  await screen.answer();
  screen.follower.hear(6);
  await screen.answer();
  expect(screen.postponed).toHaveLength(1);
  screen.isOut = false;
  screen.postponed[0]!();
  await screen.answer();
  expect(screen.view).toEqual(viewAt(6));
});

test('[S11] asks for nothing any more once it is stopped', async () => {
  const screen = screenAt(4);
  screen.revision = 6;
  screen.isOut = true;
  screen.follower.hear(6);
  screen.follower.stop();
  await screen.answer();
  screen.postponed.forEach((work) => work());
  expect(screen.asked).toEqual([4]);
  expect(screen.view).toEqual(viewAt(4));
});

test('[S11] after a sleep the first hello tells what was missed, and it comes in order', async () => {
  const screen = screenAt(4);
  screen.revision = 11;
  screen.follower.hear(11);
  // The connection is back before the catch-up is: new changes mix with old ones.
  screen.revision = 12;
  screen.follower.receive(changeTo(12));
  expect(screen.view).toEqual(viewAt(4));
  await screen.answer();
  expect(screen.view).toEqual(viewAt(12));
  expect(screen.asked).toEqual([4, 7, 10]);
  expect(screen.reloads).toBe(0);
});

test('[S11] a tab hidden for hours follows on, and loads a month anew that was read before them', () => {
  const screen = screenAt(1);
  const readBefore = viewAt(1);
  const last = 500;
  for (let revision = 2; revision <= last; revision += 1) {
    screen.revision = revision;
    screen.follower.receive(changeTo(revision));
  }
  expect(screen.view).toEqual(viewAt(last));
  expect(screen.asked).toEqual([]);
  expect(screen.follower.adopt(readBefore)).toBeNull();
  expect(screen.follower.adopt(viewAt(last - 100))).toEqual(viewAt(last));
});

test('[S7] loads anew when the server stands behind it: an older state was restored', async () => {
  const screen = screenAt(4);
  screen.revision = 2;
  screen.follower.hear(2);
  await screen.answer();
  expect(screen.reloads).toBe(1);
});

test('[S11] asks, and keeps what it has, when the word of where the server stands was merely slow', async () => {
  const screen = screenAt(4);
  screen.revision = 4;
  screen.follower.hear(3);
  await screen.answer();
  expect([screen.asked, screen.reloads, screen.follower.have]).toEqual([[4], 0, 4]);
});
