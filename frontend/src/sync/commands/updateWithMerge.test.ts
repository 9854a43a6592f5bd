import { beforeEach, expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import { newEvent, type Event, type UpdateEventInput } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { perform, type Write } from '../perform';
import { updateWithMerge } from './updateWithMerge';
import { EditConflict } from './writeWithMerge';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';

const hours = { isAllDay: false, startTime: '09:00', endTime: '09:30' };
const lesson = newEvent(
  'e0000000-0000-4000-8000-000000000000',
  HOME,
  olga,
  { ...picnic, ...hours },
  AT,
);

/** The event as the server has it, how often it was written, and how often that was refused. */
let stored: Event;
let revision: number;
let refused: number;

serveStore(async (request) => {
  const { version, ...fields } = (await request.json()) as UpdateEventInput;
  await new Promise((done) => setTimeout(done, 5));
  if (version !== stored.version) {
    refused += 1;
    return Response.json(
      { error: 'Changed.', code: 'event_changed', event: stored },
      { status: 409 },
    );
  }
  stored = { ...stored, ...fields, version: version + 1 };
  revision += 1;
  const edits: Change['edits'] = [{ collection: 'events', op: 'put', record: stored }];
  const change: Change = { familyId: HOME, revision, actorId: olga.id, at: AT, edits };
  return Response.json({ change }, { headers: { 'Kinday-Revision': String(revision) } });
});
beforeEach(() => {
  stored = lesson;
  revision = 1;
  refused = 0;
});

const here = { perform: (write: Write) => store.dispatch(perform(write)) };
const ENDS = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'];

/** Changes the end again and again, each time from what is on the screen, without waiting. */
function changeEnds(): Promise<PromiseSettledResult<unknown>[]> {
  let shown = lesson;
  return Promise.allSettled(
    ENDS.map((endTime) => {
      const fields = { ...eventFieldsOf(shown), endTime };
      const written = updateWithMerge(here, shown, fields);
      shown = { ...shown, ...fields };
      return written;
    }),
  );
}

test('an event that is changed more quickly than the server answers comes to what was wanted last', async () => {
  const results = await changeEnds();
  expect(results.map(({ status }) => status)).toEqual(ENDS.map(() => 'fulfilled'));
  expect(stored.endTime).toBe('13:00');
  expect(refused).toBe(0);
});

test('what somebody else changed before that is kept', async () => {
  stored = { ...lesson, title: 'Lesson', version: 2 };
  const results = await changeEnds();
  expect(results.map(({ status }) => status)).toEqual(ENDS.map(() => 'fulfilled'));
  expect(stored).toMatchObject({ title: 'Lesson', endTime: '13:00' });
});

test('what somebody else changed to something else stands in the way of all', async () => {
  stored = { ...lesson, endTime: '09:45', version: 2 };
  const results = await changeEnds();
  const reasons = results.map((each): unknown => each.status === 'rejected' && each.reason);
  expect(reasons).toEqual(ENDS.map(() => expect.any(EditConflict)));
  expect(stored.endTime).toBe('09:45');
});
