import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Server } from 'socket.io';
import { Bus } from './Bus.js';
import type { BusMessage } from './BusMessage.js';
import { Presence } from './Presence.js';
import { familyRoom, type LiveServer } from './rooms.js';

/** More than the bus lets wait. */
const FAMILIES = Array.from({ length: 3_000 }, (_, at) => `family-${at}`);
const BEGINNING_MS = 200;
const ROUND_MS = 8_000;

class RecordingBus extends Bus {
  readonly isAway = false;
  sent: BusMessage[] = [];

  send(message: BusMessage): void {
    this.sent.push(message);
  }
  onMessage(): void {
    // Nobody speaks.
  }
  onBack(): void {
    // Never away.
  }
}

/** A node on which somebody sees each of the families. */
function serveFamilies() {
  const bus = new RecordingBus();
  const presence = new Presence(bus);
  const server: LiveServer = new Server();
  void server.of('/').adapter.addAll('a tab', new Set(FAMILIES.map(familyRoom)));
  presence.attach(server);
  return { bus, presence };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[S15] a node repeats who is online in all of its families in every round, a few at a time', () => {
  const { bus, presence } = serveFamilies();
  const told: string[] = [];
  let most = 0;
  for (let passed = 0; passed < BEGINNING_MS + ROUND_MS; passed += 10) {
    bus.sent = [];
    jest.advanceTimersByTime(10);
    most = Math.max(most, bus.sent.length);
    for (const message of bus.sent) if (message.kind === 'presence') told.push(message.familyId);
  }
  expect(told.sort()).toEqual([...FAMILIES].sort());
  expect(most).toBeLessThanOrEqual(100);
  presence.onApplicationShutdown();
});

test('[S15] a node whose event loop is late repeats in time all the same', () => {
  const { bus, presence } = serveFamilies();
  const told = () =>
    bus.sent.filter((message) => 'familyId' in message && message.familyId === 'family-7');
  // Of several ticks that are due only the last one comes.
  let passed = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => passed);
  for (; passed < 4.5 * ROUND_MS; passed += 1_000) jest.advanceTimersByTime(200);
  now.mockRestore();
  expect(told().length).toBeGreaterThanOrEqual(4);
  presence.onApplicationShutdown();
});
