import { expect, test } from '@jest/globals';
import { changeTo, Screen, screenAt, viewAt } from './Screen.testing';

test('[S11] brings a view that was read earlier, but came later, up to what it has', () => {
  const screen = screenAt(4);
  screen.follower.receive(changeTo(5));
  screen.follower.receive(changeTo(6));
  expect(screen.follower.adopt(viewAt(4))).toEqual(viewAt(6));
});

test('[S11] has a view loaded again that is older than the changes it remembers', () => {
  const screen = screenAt(4);
  screen.follower.receive(changeTo(5));
  expect(screen.follower.adopt(viewAt(2))).toBeNull();
});

test('[S11] catches up to a view that is newer than what it has', async () => {
  const screen = screenAt(4);
  screen.revision = 6;
  expect(screen.follower.adopt(viewAt(6))).toEqual(viewAt(6));
  await screen.answer();
  expect(screen.follower.have).toBe(6);
  expect(screen.view).toEqual(viewAt(6));
});

test('[S11] keeps changes that come before the first view', () => {
  const screen = new Screen(6);
  screen.follower.receive(changeTo(6));
  screen.load(5);
  expect(screen.view).toEqual(viewAt(6));
});

test('[S11] what arrives while a read is pending is not lost, whichever comes first', async () => {
  const screen = screenAt(4);
  screen.revision = 7;
  const pending = viewAt(5);
  screen.follower.receive(changeTo(5));
  screen.follower.receive(changeTo(7));
  expect(screen.follower.adopt(pending)).toEqual(viewAt(5));
  await screen.answer();
  expect(screen.view).toEqual(viewAt(7));
  expect(screen.follower.adopt(pending)).toEqual(viewAt(7));
});
