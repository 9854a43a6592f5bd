import {
  PREVIEWED,
  type ImportedEntry,
  type ImportPreview,
  type ImportResult,
  type LeftOut,
} from '@kinday/contracts/imports';
import { instantOf, wallClockIn } from '@kinday/contracts/zonedTime';
import type { ReadFields } from '../../icalendar/calendarContent.js';
import type { Decision } from './decideFate.js';
import type { PreparedImport } from './PreparedImport.js';

const FATES = ['new', 'changed', 'same'] as const;

/** What an import would do. */
export function previewOf({ calendar, calendars, decisions, zone }: PreparedImport): ImportPreview {
  const { counts, leftOut } = resultOf({ calendar, decisions });
  const entries = FATES.flatMap((fate) => decisions.filter((each) => each.fate === fate));
  const written = entries.filter(({ fate }) => fate !== 'same');
  return {
    name: calendar.name,
    counts,
    besidePast: decisions.filter((each) => each.fate === 'new' && each.beside !== null).length,
    entries: entries.slice(0, PREVIEWED).map((each) => toEntry(each, zone)),
    leftOut,
    alarms: written.filter(({ row }) => row.object.alarms.length > 0).length,
    calendars,
  };
}

/** What became of a file, before anything was written. */
export function resultOf({
  calendar,
  decisions,
}: Pick<PreparedImport, 'calendar' | 'decisions'>): Pick<ImportResult, 'counts' | 'leftOut'> {
  const count = (fate: Decision['fate']) => decisions.filter((each) => each.fate === fate).length;
  const refused = decisions.flatMap(leftOutOf);
  return {
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      leftOut: calendar.leftOutCount + refused.length,
    },
    leftOut: [...calendar.leftOut, ...refused].slice(0, PREVIEWED),
  };
}

function leftOutOf(decision: Decision): LeftOut[] {
  if (decision.fate !== 'leftOut') return [];
  const { fields, object } = decision.row;
  return [{ title: fields.title, line: object.line, reason: decision.reason }];
}

function toEntry({ row, fate }: Decision, zone: string): ImportedEntry {
  const { title, date, startTime } = inClock(row.fields, zone);
  const repeats = row.repetition !== null;
  return { fate: fate === 'leftOut' ? 'same' : fate, title, date, startTime, repeats };
}

function inClock(fields: ReadFields, zone: string): ReadFields {
  const { date, startTime } = fields;
  if (fields.zone === null || startTime === null) return fields;
  const shown = wallClockIn(zone, instantOf(fields.zone, { date, time: startTime }));
  return { ...fields, date: shown.date, startTime: shown.time };
}
