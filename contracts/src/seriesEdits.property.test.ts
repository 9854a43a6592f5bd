import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aRepetition, isDivisible } from '../test/arbitraryRepetitions.js';
import { addDays, type CalendarDate } from './calendarDate.js';
import type { Event } from './event.js';
import { ABSENT, eventFieldsOf } from './eventFields.js';
import { daysOf, hasDays, occursOn } from './recurrence/occurrences.js';
import { RuleProblem } from './recurrence/rule.js';
import type { Series } from './series.js';
import {
  changedOccurrence,
  cutSeries,
  editSeries,
  splitSeries,
  withoutDay,
  type SeriesState,
} from './seriesEdits.js';

const ID = 'a0000000-0000-4000-8000-000000000000';
const NEW_ID = 'b0000000-0000-4000-8000-000000000000';
const AT = '2026-11-12T10:00:00.000Z';
/** How far the days are compared. */
const DAYS = 900;
/** After all days of every rule that ends, and before a year has five digits. */
const FAR = 300_000;

/** One without a day is never stored. */
const aSeries = aRepetition
  .filter(isDivisible)
  .filter(hasDays)
  .map((repetition): Series => ({
    ...ABSENT,
    ...(repetition as Pick<Series, 'date' | 'rrule' | 'extra' | 'except' | 'last'>),
    ...{ title: 'Piano', isAllDay: false, startTime: '09:00', endTime: '10:00', notes: null },
    ...{ mainCategory: 'Everyday life', subCategory: 'Sports and hobbies' },
    ...{ id: ID, familyId: ID, creatorId: ID, version: 3, createdAt: AT, updatedAt: AT },
    creator: { id: ID, name: 'Ana', color: null, phone: null, isFormer: false },
  }));

const daysIn = (series: Series | null, from: CalendarDate) =>
  series ? daysOf(series, from, addDays(from, DAYS)) : [];

/** A series some of whose next occurrences were changed, each into a title of its own. */
const aState = fc
  .tuple(aSeries, fc.array(fc.tuple(fc.nat(20), fc.boolean()), { maxLength: 5 }))
  .map(([series, picks]): SeriesState => {
    const days = daysIn(series, series.date);
    const chosen = new Map(
      picks.flatMap(([at, isNamed]) => (days[at] ? [[days[at], isNamed]] : [])),
    );
    return [...chosen].reduce<SeriesState>(
      (state, [day, isNamed], at) => {
        const id = `c0000000-0000-4000-8000-00000000000${at}`;
        const content = isNamed ? { title: `Piano ${at}` } : { location: 'Aula' };
        const event = changedOccurrence(state.series, day, id, content, AT);
        return {
          series: withoutDay(state.series, day),
          changed: [...state.changed, event],
        };
      },
      { series, changed: [] },
    );
  });

const anOffset = fc.nat(500);

/** Runs what may refuse a rule that comes to no day; such a run proves nothing. */
function orRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleProblem) return null;
    throw error;
  }
}

/** Every day on which something stands: occurrences, and events in their place. */
const allDays = (changed: readonly Event[], ...series: (Series | null)[]) =>
  [
    ...series.flatMap((each) => (each ? daysOf(each, each.date, addDays(each.date, DAYS)) : [])),
    ...changed.map(({ seriesDate }) => seriesDate),
  ].sort();

test('a day taken out is the only one that is missing', () => {
  fc.assert(
    fc.property(aSeries, fc.nat(30), (series, at) => {
      const days = daysIn(series, series.date);
      const day = days[at];
      if (!day) return;
      const left = withoutDay(series, day);
      expect(daysIn(left, series.date)).toEqual(days.filter((each) => each !== day));
      expect({ ...left, except: [] }).toEqual({ ...series, except: [] });
      const event = changedOccurrence(series, day, NEW_ID, { title: 'Choir' }, AT);
      expect(event).toMatchObject({ seriesId: ID, seriesDate: day, date: day, title: 'Choir' });
    }),
  );
});

test('a series that is cut keeps its days before, and loses all others for good', () => {
  fc.assert(
    fc.property(aSeries, anOffset, (series, offset) => {
      const from = addDays(series.date, offset);
      const whole = daysIn(series, series.date);
      const cut = cutSeries(series, from, AT);
      expect(daysIn(cut, series.date)).toEqual(whole.filter((day) => day < from));
      if (cut) expect(daysOf(cut, from, addDays(from, FAR))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a split in which nothing is edited leaves every day where it was, with its events', () => {
  fc.assert(
    fc.property(aState, anOffset, (state, offset) => {
      const { series, changed } = state;
      const from = addDays(series.date, offset);
      const wanted = eventFieldsOf(series);
      const split = orRefused(() => splitSeries(state, from, NEW_ID, wanted, AT));
      if (!split) return;
      const { ended, series: next } = split;
      if (ended) expect(ended.last !== null && ended.last < from).toBe(true);
      // Without an occurrence before, it is the same series that goes on.
      else expect(changed.filter(({ seriesDate }) => seriesDate! < from)).toEqual([]);
      expect(next.id).toBe(ended ? NEW_ID : series.id);
      expect(next.date >= from).toBe(true);
      expect(next.last).toBe(series.last);
      const whole = daysIn(series, series.date);
      expect([...daysIn(ended, series.date), ...daysIn(next, series.date)]).toEqual(whole);
      const later = changed.filter(({ seriesDate }) => seriesDate! >= from);
      expect(split.freed).toBe(0);
      expect(split.changed.map(({ id }) => id).sort()).toEqual(
        ended ? later.map(({ id }) => id).sort() : [],
      );
      for (const event of split.changed) {
        const was = later.find(({ id }) => id === event.id)!;
        expect(event).toEqual({
          ...was,
          seriesId: NEW_ID,
          version: was.version + 1,
          updatedAt: AT,
        });
      }
    }),
  );
});

test('other fields for all move no day, and a changed occurrence keeps what was changed of it', () => {
  fc.assert(
    fc.property(aState, (state) => {
      const { series, changed } = state;
      const wanted = { ...series, title: 'Choir', startTime: '18:00', endTime: '19:00' };
      const edit = editSeries(state, wanted, AT);
      expect(edit.freed).toBe(0);
      expect(edit.series).toMatchObject({ version: series.version + 1, except: series.except });
      expect(daysIn(edit.series, series.date)).toEqual(daysIn(series, series.date));
      const after = new Map(edit.changed.map((event) => [event.id, event]));
      for (const before of changed) {
        const wasNamed = before.title !== series.title;
        expect(after.get(before.id)).toMatchObject({
          title: wasNamed ? before.title : 'Choir',
          location: before.location,
          startTime: '18:00',
          seriesDate: before.seriesDate,
          date: before.date,
        });
      }
    }),
  );
});

test('another rule: what it does not yield is freed, and nothing stands on one day twice', () => {
  fc.assert(
    fc.property(aState, aSeries, (state, { rrule }) => {
      const { series } = state;
      const edit = orRefused(() => editSeries(state, { ...series, rrule }, AT));
      if (!edit) return;
      const after = new Map(edit.changed.map((event) => [event.id, event]));
      const events = state.changed.map((event) => after.get(event.id) ?? event);
      const whole = { ...edit.series, except: [] };
      for (const { seriesId, seriesDate } of events) {
        expect(seriesId === null).toBe(seriesDate === null);
        if (seriesDate === null) continue;
        expect(occursOn(whole, seriesDate)).toBe(true);
        expect(occursOn(edit.series, seriesDate)).toBe(false);
      }
      const ofSeries = events.filter(({ seriesId }) => seriesId !== null);
      const days = allDays(ofSeries, edit.series);
      expect(new Set(days).size).toBe(days.length);
      expect(edit.freed).toBe(events.length - ofSeries.length);
    }),
  );
});
