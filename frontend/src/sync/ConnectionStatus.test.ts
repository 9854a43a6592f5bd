import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ConnectionStatus, type Connection } from './ConnectionStatus';

let shown: Connection[];
let status: ConnectionStatus;

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  status = new ConnectionStatus((connection) => shown.push(connection));
});
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => void jest.advanceTimersByTime(ms);

test('[S14] a server that never answers is offline after 3 s', () => {
  wait(2_999);
  expect(shown).toEqual(['connecting']);
  wait(1);
  expect(shown).toEqual(['connecting', 'offline']);
});

test('[S14] without any network nothing is awaited, until a server answers', () => {
  status.unconnected();
  expect(shown).toEqual(['connecting', 'offline']);
  status.progressed();
  wait(60_000);
  expect(shown).toEqual(['connecting', 'offline']);
  status.answered();
  expect(shown.at(-1)).toBe('live');
});

test('[S14] a slow network is no missing one: each step towards the connection counts', () => {
  wait(2_000);
  status.progressed();
  wait(2_000);
  status.progressed();
  wait(2_000);
  status.answered();
  wait(60_000);
  expect(shown).toEqual(['connecting', 'live']);
});

test('[S14] a connection that breaks is offline 3 s later, however often it is tried meanwhile', () => {
  status.answered();
  status.lost();
  wait(2_000);
  status.progressed();
  status.lost();
  wait(1_000);
  status.lost();
  expect(shown).toEqual(['connecting', 'live', 'reconnecting', 'offline']);
  status.answered();
  expect(shown.at(-1)).toBe('live');
});

test('[S14] "Live" goes a second after a question that nobody answers, and is back with the answer', () => {
  status.answered();
  status.asked();
  wait(999);
  expect(shown.at(-1)).toBe('live');
  wait(1);
  expect(shown.at(-1)).toBe('reconnecting');
  wait(2_000);
  expect(shown.at(-1)).toBe('offline');
  status.answered();
  status.asked();
  wait(500);
  status.answered();
  wait(60_000);
  expect(shown.at(-1)).toBe('live');
});

test('[S14] a closed connection shows nothing any more', () => {
  status.answered();
  status.lost();
  status.stop();
  wait(60_000);
  expect(shown.at(-1)).toBe('reconnecting');
});
