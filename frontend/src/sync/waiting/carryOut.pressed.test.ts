import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { fromMinutes, toMinutes } from '@kinday/contracts/clockTime';
import { newEvent, type Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { eventsApi } from '../../api/eventsApi';
import { meApi } from '../../api/meApi';
import { newId } from '../../api/newId';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import type { EventCommand } from '../commands/eventCommand';
import { connectionChanged } from '../liveSlice';
import { withPending } from '../pendingEditsSlice';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';
import { carryOut, queueOf } from './carryOut';
import { discardAll } from './discardAll.testing';
import { PretendedServer } from './PretendedServer.testing';

const NOVEMBER = { familyId: HOME, month: '2026-11' as const };
const HOURS = { isAllDay: false, startTime: '09:00', endTime: '10:00' } as const;
const LESSON = newEvent(newId(), HOME, olga, { ...picnic, ...HOURS }, AT);

let server: PretendedServer;
/** Writes what the device was given meanwhile. */
let writeAll: () => void;
let given: Promise<unknown>[];

serveStore((request) => server.serve(request));

/** Olga is away from the network, with a device that takes its time. */
beforeEach(async () => {
  server = new PretendedServer();
  server.events.set(LESSON.id, LESSON);
  given = [];
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  store.dispatch(connectionChanged('offline'));
  const { queue } = await store.dispatch(queueOf(olga.id));
  const add = queue.add.bind(queue);
  const isWritten = new Promise<void>((resolve) => (writeAll = resolve));
  queue.add = (edit) => isWritten.then(() => add(edit));
});
afterEach(async () => {
  await written();
  await store.dispatch(discardAll());
});

function shown(): readonly Event[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  return withPending(data!, store.getState().pendingEdits).records.events ?? [];
}
const ends = () => shown().map(({ endTime }) => endTime);
const waiting = () => store.getState().waiting.edits;

/** A key is pressed: each press is a task of its own, long before the device has written anything. */
async function press(command: EventCommand): Promise<void> {
  const by = { familyId: HOME, me: olga, remember: <W>(_id: string, written: W) => written };
  given.push(store.dispatch(carryOut(command, by)));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The end of what is shown goes so many minutes down. */
function pressEnd(minutes: number): Promise<void> {
  const [event] = shown() as [Event];
  const endTime = fromMinutes(toMinutes(event.endTime!) + minutes);
  const wanted = { fields: { ...eventFieldsOf(event), endTime }, scope: 'this' } as const;
  return press({ kind: 'save', event, wanted, id: newId() });
}

function written(): Promise<unknown> {
  writeAll();
  return Promise.all(given);
}

test('each press counts from what the one before it left, and all wait as one edit', async () => {
  const seen: unknown[] = [];
  for (const step of [30, 30, 30, -30]) {
    await pressEnd(step);
    seen.push(...ends());
  }
  expect(seen).toEqual(['10:30', '11:00', '11:30', '11:00']);
  await written();
  expect([ends(), waiting().length]).toEqual([['11:00'], 1]);
  store.dispatch(connectionChanged('live'));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect([ends(), server.calls]).toEqual([['11:00'], ['PUT']]);
});

test('there and back is no conflict with oneself', async () => {
  await pressEnd(30);
  await pressEnd(-30);
  await written();
  expect(waiting().map(({ command }) => command)).toMatchObject([
    { event: LESSON, wanted: { fields: HOURS } },
  ]);
  expect(ends()).toEqual(['10:00']);
});

test('what is nothing once it is written is shown no more', async () => {
  const wanted = { fields: { ...picnic, title: 'Beach' }, scope: 'this' } as const;
  await press({ kind: 'save', event: null, wanted, id: newId() });
  const added = shown().find(({ title }) => title === 'Beach')!;
  await press({ kind: 'delete', event: added, scope: 'this' });
  expect(shown()).toEqual([LESSON]);
  await written();
  expect([shown(), waiting(), store.getState().pendingEdits]).toEqual([[LESSON], [], []]);
});
