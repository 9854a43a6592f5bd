import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import { movedRepetition } from '@kinday/contracts/recurrence/movedRepetition';
import { hasDays } from '@kinday/contracts/recurrence/occurrences';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { splitRepetition } from '@kinday/contracts/recurrence/splitRepetition';
import { isTimed, type Moment } from './Moment.js';
import { movedSpan } from './readSpan.js';
import type { LeftOuts } from './LeftOuts.js';
import type { ReadEntry } from './calendarContent.js';
import { sha256, type FileObject } from './readObject.js';
import { readRepetition, toldAs, withoutDays } from './readRepetition.js';
import { entryOf, fieldsOf, occurrenceOf } from './toEntry.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Zones } from './Zones.js';
import * as messages from './messages.js';

/** An event, or a series in one part or several, and the objects that were taken for its occurrences. */
export interface ReadParts {
  entries: ReadEntry[];
  taken: FileObject[];
}

/** A day of a series, and what stands in its place. */
interface Replaced {
  day: CalendarDate;
  by: FileObject;
}

/** Days of a series that one object tells of. */
interface Part {
  by: FileObject;
  /** '' for the first part. */
  from: string;
  /** Days by which it was moved from where the first part would stand. */
  moved: number;
  repetition: Repetition;
}

/**
 * What an object says, with those that stand in the place of some of its days; of these, what has no
 * room or cannot be read is left out by itself. Throws a LeftOutFault, or a RuleProblem.
 */
export function readParts(
  object: FileObject,
  replacing: FileObject[],
  zones: Zones,
  leftOuts: LeftOuts,
): ReadParts {
  const days = readRepetition(object.of, object.span.start, zones);
  if (!days) return { entries: [entryOf(object, fieldsOf(object, zones, false))], taken: [] };
  const { repetition, otherTimes } = days;
  const replaced = [
    ...otherTimes.map((moment) => atOtherTime(object, moment)),
    ...replacedDays(object, replacing, zones),
  ];
  const alone = whatHasRoom(
    replaced.filter(({ by }) => !by.andFuture),
    repetition,
    leftOuts,
  );
  const first: Part = {
    by: object,
    from: '',
    moved: 0,
    repetition: withoutDays(
      repetition,
      alone.map(({ day }) => day),
    ),
  };
  const parts = replaced
    .filter(({ by }) => by.andFuture)
    .reduce<Part[]>(
      (before, each) => leftOuts.guard(each.by.of, () => splitLast(before, each))[0] ?? before,
      [first],
    );
  const names = replaced.map(({ day, by }) => `${day} ${by.andFuture} ${by.isCancelled}`);
  const digest = sha256([object.digest, ...names].join('\n'));
  const entries = parts.map((part, at) => toEntry(part, parts[at + 1]?.from, alone, digest, zones));
  return { entries, taken: replaced.map(({ by }) => by) };
}

/** The days that objects stand in the place of, in order; of several for one day the newest. */
function replacedDays({ span }: FileObject, replacing: FileObject[], zones: Zones): Replaced[] {
  const newest = new Map<CalendarDate, FileObject>();
  for (const by of replacing) {
    const day = by.replaces && toldAs(span.start, by.replaces, zones).date;
    if (!day || day < span.start.date) continue;
    const known = newest.get(day);
    if (!known || known.sequence <= by.sequence) newest.set(day, by);
  }
  const all = [...newest].map(([day, by]) => ({ day, by }));
  return all.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Those for which a series has room: it may have so many days that are otherwise, or that are taken out. */
function whatHasRoom(replaced: Replaced[], { except }: Repetition, leftOuts: LeftOuts): Replaced[] {
  const most = LIMITS.exceptionsPerSeries;
  const days = new Set(except);
  return replaced.filter(({ day, by }) => {
    if (days.size >= most && !days.has(day)) {
      leftOuts.add(by.of, messages.tooManyDays(most));
      return false;
    }
    days.add(day);
    return true;
  });
}

/** The occurrence of a day that was added at a time of its own. */
function atOtherTime(object: FileObject, start: Moment): Replaced {
  const digest = sha256(`${object.digest} ${start.date} ${start.time}`);
  const span = isTimed(start) ? movedSpan(object.span, start) : object.span;
  return { day: start.date, by: { ...object, span, raw: '', digest } };
}

/** The parts with the last one divided on a day, from which on another object tells of it. */
function splitLast(parts: Part[], { day, by }: Replaced): Part[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const { before, after } = splitRepetition(last.repetition, addDays(day, last.moved));
  const ended = [...parts.slice(0, -1), ...(before ? [{ ...last, repetition: before }] : [])];
  if (!after || by.isCancelled) return ended;
  const moved = daysBetween(addDays(day, last.moved), by.span.start.date);
  const repetition =
    moved === 0 ? after : movedRepetition(after, after.date, addDays(after.date, moved));
  return [...ended, { by, from: day, moved: last.moved + moved, repetition }];
}

function toEntry(
  { by, from, moved, repetition }: Part,
  to: string | undefined,
  replaced: Replaced[],
  digest: string,
  zones: Zones,
): ReadEntry {
  if (!hasDays(repetition)) throw new LeftOutFault(messages.noDayLeft);
  const { date, ...days } = repetition;
  const here = replaced.filter(({ day }) => day >= from && (!to || day < to));
  const changed = here
    .filter((each) => !each.by.isCancelled)
    .map((each) => occurrenceOf(each.by, addDays(each.day, moved), zones))
    .filter(({ day }) => repetition.except.includes(day));
  return {
    ...entryOf(by, { ...fieldsOf(by, zones, true), date }),
    recurrence: from,
    repetition: days,
    changed,
    digest: from === '' ? digest : sha256(`${digest} ${by.digest}`),
  };
}
