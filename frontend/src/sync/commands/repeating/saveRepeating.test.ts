import { expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { NO_SUCH_SERIES, occurrenceOf } from '@kinday/contracts/series';
import { withoutDay } from '@kinday/contracts/seriesEdits';
import { eventsApi } from '../../../api/eventsApi';
import { store } from '../../../store';
import { AT, HOME, olga, piano, picnic } from '../../sampleFamily.testing';
import type { Around } from '../around';
import type { Scope, Seen } from '../eventCommand';
import { EditConflict } from '../writeWithMerge';
import { addRepeating, makeRepeating, saveOccurrence } from './saveRepeating';
import { aroundOlga, DAY, exam, ID, NOVEMBER, seenAt, SeriesServer } from './seriesServer.testing';

/** Piano, moved by somebody else. */
const onFridays = { ...piano, date: '2026-11-06', rrule: 'FREQ=WEEKLY;BYDAY=FR', version: 2 };

const server = new SeriesServer();

/** The ids under which writes were remembered for undoing them. */
let remembered: string[] = [];
const around: Around = {
  ...aroundOlga(store.dispatch),
  remember: (id, written) => {
    remembered.push(id);
    return written;
  },
};

async function save(
  event: Event,
  fields: Partial<Event>,
  scope: Scope,
  rule?: string | null,
  seen?: Seen,
) {
  remembered = [];
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  const wanted = { fields: { ...picnic, title: 'Piano', date: DAY, ...fields }, rule, scope, seen };
  return saveOccurrence(around, event, wanted, ID);
}

const refuse = (code: string, current: object) => server.refuse(409, code, current);

test('an event that begins to repeat is one write, remembered once', async () => {
  const lesson = newEvent(ID, HOME, olga, picnic, AT);
  remembered = [];
  await makeRepeating(around, lesson, picnic, 'FREQ=DAILY', piano.id);
  expect(server.asked).toMatchObject([
    { call: `POST /events/${ID}/repeat`, body: { newId: piano.id, version: 1 } },
  ]);
  expect(remembered).toEqual([piano.id]);
});

test('over an event that somebody changed meanwhile, both edits are kept', async () => {
  const lesson = newEvent(ID, HOME, olga, picnic, AT);
  refuse('event_changed', { event: { ...lesson, location: 'Lake', version: 2 } });
  const saved = await makeRepeating(around, lesson, picnic, 'FREQ=DAILY', piano.id);
  expect(server.asked[1]?.body).toMatchObject({
    location: 'Lake',
    rrule: 'FREQ=DAILY',
    version: 2,
  });
  expect(saved.kept).toEqual(['place']);
});

test('an earlier try whose answer was lost is changed to what is wanted now', async () => {
  refuse('id_taken', { series: piano });
  await addRepeating(around, { ...picnic, title: 'Violin' }, 'FREQ=WEEKLY', piano.id);
  refuse('id_taken', { series: piano });
  const lesson = newEvent(ID, HOME, olga, picnic, AT);
  await makeRepeating(around, lesson, { ...picnic, title: 'Flute' }, 'FREQ=WEEKLY', piano.id);
  const puts = server.asked.filter(({ call }) => call === `PUT /series/${piano.id}`);
  expect(puts.map(({ body }) => body['title'])).toEqual(['Violin', 'Flute']);
});

test.each([
  ['all', 'all'],
  ['following', 'following'],
] as const)('"does not repeat" for %s is one write, remembered once', async (scope, told) => {
  await save(occurrenceOf(piano, DAY), {}, scope, null);
  expect(server.asked).toMatchObject([
    {
      call: `POST /series/${piano.id}/occurrences/${DAY}/alone`,
      body: { scope: told, newId: ID, version: piano.version },
    },
  ]);
  expect(remembered).toEqual([ID]);
});

test('"does not repeat" of a day that was changed meanwhile goes on over that event', async () => {
  refuse('event_changed', { event: { ...exam, title: 'Piano', location: 'Hall', version: 3 } });
  await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'all', null);
  expect(server.asked[1]?.body).toMatchObject({
    title: 'Recital',
    location: 'Hall',
    newId: ID,
    version: 3,
  });
});

test.each(['following', 'all'] as const)(
  '"does not repeat", %s: a day that somebody changed by itself since does not go unseen, but with the author’s word',
  async (scope) => {
    const theirs = { ...exam, seriesDate: '2026-11-19', date: '2026-11-20' };
    refuse('event_changed', { event: theirs, others: 2, seen: 9 });
    const leave = (seen: Seen) => save(occurrenceOf(piano, DAY), {}, scope, null, seen);
    const conflict = await leave(seenAt(7)).catch((error: unknown) => error);
    const day = { others: 2, seen: seenAt(9) };
    expect(conflict).toMatchObject({ theirs, parts: ['title', 'date'], day });
    await leave(day.seen);
    expect(server.asked.map(({ body }) => body['seen'])).toEqual([7, 9]);
  },
);

test('"does not repeat" where this page thinks the series gone takes no day along unseen either', async () => {
  server.month = { events: [newEvent(ID, HOME, olga, picnic, AT)], series: [] };
  await save(occurrenceOf(piano, DAY), {}, 'all', null, seenAt(7));
  expect(server.asked).toMatchObject([{ body: { seen: 7 } }]);
});

test.each([
  ['all', `PUT /series/${piano.id}`],
  ['following', `POST /series/${piano.id}/split`],
] as const)(
  '%s: over a series that was edited meanwhile both edits are kept',
  async (scope, call) => {
    refuse('event_changed', { series: { ...piano, location: 'Hall', version: 4 } });
    const saved = await save(occurrenceOf(piano, DAY), { title: 'Violin' }, scope);
    const common = { title: 'Violin', location: 'Hall', version: 4 };
    expect(server.asked).toMatchObject([
      { call, body: { version: 1 } },
      { call, body: common },
    ]);
    expect(saved.kept).toEqual(['place']);
  },
);

test.each(['all', 'following'] as const)(
  '%s: the same part of both is asked about',
  async (scope) => {
    refuse('event_changed', { series: { ...piano, title: 'Chess', version: 4 } });
    const conflict = await save(occurrenceOf(piano, DAY), { title: 'Violin' }, scope).catch(
      (error: unknown) => error,
    );
    expect(conflict).toBeInstanceOf(EditConflict);
    expect(conflict).toMatchObject({
      parts: ['title'],
      theirs: { title: 'Chess', seriesDate: DAY },
    });
  },
);

test('this one of a series that was edited meanwhile keeps both edits', async () => {
  refuse('event_changed', {
    series: { ...piano, startTime: '11:00', endTime: '12:00', version: 4 },
  });
  const saved = await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'this');
  const call = `PUT /series/${piano.id}/occurrences/${DAY}`;
  expect(server.asked).toMatchObject([
    { call, body: { version: 1 } },
    { call, body: { title: 'Recital', startTime: '11:00', version: 4 } },
  ]);
  expect(saved.kept).toEqual(['time']);
});

test('this one: the same part of its series and of its own is asked about', async () => {
  refuse('event_changed', { series: { ...piano, title: 'Chess', version: 4 } });
  const asked = save(occurrenceOf(piano, DAY), { title: 'Violin' }, 'this');
  await expect(asked).rejects.toMatchObject({ parts: ['title'], theirs: { title: 'Chess' } });
});

test('this one of a series that says another day by now is saved on that day', async () => {
  refuse('event_changed', { series: onFridays });
  server.month = { events: [], series: [onFridays] };
  await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'this');
  const call = `PUT /series/${piano.id}/occurrences/2026-11-13`;
  expect(server.asked[1]).toMatchObject({ call, body: { date: '2026-11-13', version: 2 } });
});

test('a series that was moved to Fridays meanwhile stays there', async () => {
  const { date, rrule } = onFridays;
  refuse('event_changed', { series: onFridays });
  await save(occurrenceOf(piano, DAY), { title: 'Violin' }, 'all');
  expect(server.asked[1]?.body).toMatchObject({ title: 'Violin', date, rrule, version: 2 });
});

test('this one of a series that was moved to Fridays meanwhile is saved on its Friday', async () => {
  server.month = { events: [], series: [onFridays] };
  refuse('occurrence_changed', {});
  const saved = await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'this');
  const call = `PUT /series/${piano.id}/occurrences/2026-11-13`;
  expect(server.asked[1]).toMatchObject({ call, body: { title: 'Recital', date: '2026-11-13' } });
  expect(saved.kept).toEqual(['date']);
});

test('all, said in a day that was changed by itself: that day is told as it was typed', async () => {
  server.month = { events: [exam], series: [withoutDay(piano, DAY)] };
  await save(exam, { title: 'Exam', location: 'Hall' }, 'all');
  expect(server.asked[0]?.body).toMatchObject({
    ...{ title: 'Piano', location: 'Hall' },
    typed: { id: ID, title: 'Exam', location: 'Hall', version: 1 },
  });
});

test('a changed day that somebody undid is saved over the series’ own, with what was typed', async () => {
  server.refuse(404, 'no_such_event');
  await save(exam, { title: 'Exam', location: 'Hall' }, 'this');
  const call = `PUT /series/${piano.id}/occurrences/${DAY}`;
  expect(server.asked[1]).toMatchObject({ call, body: { title: 'Piano', location: 'Hall' } });
});

test('a day that somebody changed by itself meanwhile is saved over the event that it is now', async () => {
  refuse('occurrence_changed', {});
  server.month = {
    events: [{ ...exam, title: 'Piano', version: 5 }],
    series: [withoutDay(piano, DAY)],
  };
  await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'this');
  expect(server.asked[1]).toMatchObject({ call: `PUT /events/${ID}`, body: { version: 5 } });
});

test('following, of a series that an earlier try has split: asked for again, which finds what it made', async () => {
  const ended = { ...piano, rrule: 'FREQ=WEEKLY;UNTIL=20261105', last: '2026-11-05', version: 2 };
  server.month = { events: [], series: [ended, { ...piano, id: ID, date: DAY, title: 'Violin' }] };
  await save(occurrenceOf(piano, DAY), { title: 'Violin' }, 'following');
  expect(server.asked).toMatchObject([
    { call: `POST /series/${piano.id}/split`, body: { from: DAY, newId: ID, title: 'Violin' } },
  ]);
});

test.each(['following', 'all'] as const)(
  '%s: where the series was ended before the day, no earlier one is edited',
  async (scope) => {
    const ended = { ...piano, rrule: 'FREQ=WEEKLY;UNTIL=20261105', last: '2026-11-05', version: 2 };
    refuse('event_changed', { series: ended });
    const failed = save(occurrenceOf(piano, DAY), { title: 'Violin' }, scope);
    await expect(failed).rejects.toMatchObject({ code: NO_SUCH_SERIES });
    expect(server.asked).toHaveLength(1);
  },
);

test('a move of all that had arrived already is shown and sent as it is, not moved once more', async () => {
  server.month.series = [onFridays];
  await save(occurrenceOf(piano, DAY), { date: '2026-11-13' }, 'all');
  expect(server.asked).toMatchObject([
    {
      call: `PUT /series/${piano.id}`,
      body: { date: onFridays.date, rrule: onFridays.rrule, version: 2 },
    },
  ]);
});

test('"does not repeat" for all that had arrived already is asked for again, and is no news', async () => {
  server.month = { events: [newEvent(ID, HOME, olga, picnic, AT)], series: [] };
  await save(occurrenceOf(piano, DAY), {}, 'all', null);
  expect(server.asked).toMatchObject([
    {
      call: `POST /series/${piano.id}/occurrences/${DAY}/alone`,
      body: { newId: ID, version: piano.version },
    },
  ]);
});

test('what an earlier try stored and somebody changed since stays as they left it', async () => {
  refuse('id_taken', { series: { ...piano, title: 'Cello', version: 2 } });
  await addRepeating(around, picnic, 'FREQ=WEEKLY', piano.id);
  refuse('id_taken', { series: { ...piano, title: 'Cello', version: 2 } });
  const lesson = newEvent(ID, HOME, olga, picnic, AT);
  await makeRepeating(around, lesson, picnic, 'FREQ=WEEKLY', piano.id);
  refuse('id_taken', { event: { ...lesson, title: 'Cello', version: 2 } });
  await save(occurrenceOf(piano, DAY), {}, 'all', null);
  expect(server.asked.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'POST', 'POST']);
});

test('one that somebody changed by itself is merged with what the answer says it is', async () => {
  refuse('occurrence_changed', {
    event: { ...exam, title: 'Piano', location: 'Hall', version: 3 },
  });
  const saved = await save(occurrenceOf(piano, DAY), { title: 'Recital' }, 'this');
  expect(server.asked[1]).toMatchObject({
    call: `PUT /events/${ID}`,
    body: { title: 'Recital', location: 'Hall', version: 3 },
  });
  expect(saved.kept).toEqual(['place']);
});

test('an edit of what this page has not heard of yet is written over that, not over what was before it', async () => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  const violin = { ...piano, title: 'Violin', version: 3 };
  server.month = { events: [], series: [violin] };
  const wanted = { fields: { ...picnic, title: 'Flute', date: DAY }, scope: 'all' } as const;
  await saveOccurrence(around, occurrenceOf(violin, DAY), wanted, ID);
  expect(server.asked).toMatchObject([{ body: { title: 'Flute', version: 3 } }]);
});

test('what somebody else made of a series is kept, though it has the version that an own edit was to have', async () => {
  const flute = { ...piano, title: 'Flute', version: 2 };
  server.month = { events: [], series: [{ ...piano, title: 'Violin', version: 2 }] };
  await save(occurrenceOf(flute, DAY), { title: 'Flute', location: 'Lake' }, 'all');
  expect(server.asked).toMatchObject([{ body: { title: 'Violin', location: 'Lake', version: 2 } }]);
});

// An own edit of all waited and was to make version 2; somebody else made it, with another place.
const lake = { ...piano, location: 'Lake', version: 2 };
const toCome = occurrenceOf({ ...piano, version: 2 }, DAY);

test('what somebody else made of a series is not overwritten in one day of it, though it has that version', async () => {
  server.month = { events: [], series: [lake] };
  const saved = await save(toCome, { title: 'Exam' }, 'this');
  expect(server.asked[0]?.body).toMatchObject({ title: 'Exam', location: 'Lake', version: 2 });
  expect(saved.kept).toEqual(['place']);
});
