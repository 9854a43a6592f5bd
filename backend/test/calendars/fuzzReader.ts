import { isDeepStrictEqual } from 'node:util';
import { addDays, isRealDate } from '@kinday/contracts/calendarDate';
import { newFields, settled } from '@kinday/contracts/eventFields';
import { LIMITS } from '@kinday/contracts/product';
import { hasDays } from '@kinday/contracts/recurrence/occurrences';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import { canonicalZone } from '@kinday/contracts/timeZone';
import * as z from 'zod/mini';
import type {
  ReadCalendar,
  ReadEntry,
  ReadFields,
  ReadObject,
} from '../../src/icalendar/calendarContent.js';
import { notRead } from '../../src/icalendar/messages.js';
import { parseCalendar } from '../../src/icalendar/parseCalendar.js';
import { UnreadableCalendar } from '../../src/icalendar/UnreadableCalendar.js';

/** What became of mutated files. */
export interface FuzzResult {
  files: number;
  unreadable: number;
  entries: number;
  leftOut: number;
  /** Of those left out: for a reason that nobody foresaw. */
  unforeseen: number;
  /** The seed of each file that brought something else, and what it was; the first ones. */
  faults: { seed: number; fault: string }[];
}

const MOST_FAULTS = 20;
const HOMES = [
  ...['Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'],
  ...['Australia/Lord_Howe', 'Pacific/Pago_Pago', 'UTC'],
];
/** What stands in files that programs write wrongly, and in those that mean harm. */
const LINES = [
  ...['DTSTART:00010101T003000Z', 'DTSTART:99991231T233000Z', 'DTSTART;VALUE=DATE:99991231'],
  ...['DTSTART:20261025T024500', 'DTEND:20261025T011500Z', 'DTEND:00010101', 'DURATION:PT'],
  ...['DURATION:-P1W', 'DURATION:PT99999999999999H', 'DURATION:P366D', 'DURATION:PT0.5H'],
  ...['RRULE:FREQ=DAILY', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYSETPOS=-366', 'RRULE:FREQ=WEEKLY;WKST='],
  ...['RRULE:FREQ=DAILY;UNTIL=99991231T235959Z', 'RRULE:FREQ=MONTHLY;COUNT=1001;BYMONTHDAY=31'],
  ...['RRULE:FREQ=DAILY;INTERVAL=999', 'RRULE:FREQ=YEARLY;BYWEEKNO=53', 'RRULE:FREQ=DAILY;COUNT=0'],
  ...['RECURRENCE-ID:20261112T180000', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261112T180000'],
  ...['RECURRENCE-ID:99991231T233000Z', 'EXDATE:20261112T180000Z,00010101', 'EXDATE;VALUE=DATE:x'],
  ...['RDATE;VALUE=PERIOD:20261112T180000/PT', 'RDATE:99991231T235900Z', 'RDATE:20261112T200000'],
  ...['SEQUENCE:-1', 'SEQUENCE:1e400', 'UID:a@club', 'UID:', 'STATUS:CANCELLED', 'TZID:BST'],
  ...[
    'TZOFFSETFROM:+1500',
    'TZOFFSETTO:-0059',
    'X-LIC-LOCATION:Mars/Olympus',
    'SUMMARY:&#0;\ud800',
  ],
  ...['X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-WR-TIMEZONE:Asia/Tokyo', 'BEGIN:VALARM', 'END:VALARM'],
  ...['TRIGGER:PT', 'TRIGGER:-P99W', 'TRIGGER;VALUE=DATE-TIME:99991231T235900Z', 'BEGIN:VEVENT'],
  ...['TRIGGER;RELATED=END:-PT15M', 'URL:https://example.org', 'X-ALT-DESC:<style><p>a</p>', ' '],
  ...['DTSTART;TZID=Pacific/Apia:20111230T120000', 'DTEND;TZID="(UTC+01:00) Berlin":20261105T1'],
  ...[
    'DTSTART;TZID=eUrOpE/bErLiN:20261105T180000',
    'CATEGORIES:a,,b',
    'ATTACH;ENCODING=BASE64:QQ==',
  ],
];
const PIECES = [
  '\r',
  '\n ',
  '\u0000',
  ';',
  ':',
  '"',
  '\\n',
  ',',
  'Z',
  'T',
  '-',
  '9999',
  '0000',
  'ü',
  '\u2028',
];

/** Numbers from 0 up to, but not, 1 in an order that a seed gives (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file with one fault or several that it did not have before. */
function mutated(files: readonly Buffer[], random: () => number): Buffer {
  const below = (most: number) => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  let text = oneOf(files).toString('latin1');
  // A file whose objects do not end where they should is refused as a whole: most keep these lines.
  const isStructure = (line = '') => /^(BEGIN|END):/.test(line) && random() < 0.95;
  const inLines = (edit: (lines: string[], at: number) => void) => {
    const lines = text.split('\r\n');
    const at = below(lines.length);
    if (isStructure(lines[at])) return;
    edit(lines, at);
    text = lines.join('\r\n');
  };
  const put = (from: number, to: number, what: string) => {
    text = text.slice(0, from) + what + text.slice(to);
  };
  const ways = [
    () => inLines((lines, at) => lines.splice(at, 0, oneOf(LINES))),
    () => inLines((lines, at) => lines.splice(at, 1, oneOf(LINES))),
    () => inLines((lines, at) => lines.splice(at, 1)),
    () => inLines((lines, at) => lines.splice(below(lines.length), 0, lines[at]!)),
    () => {
      const other = oneOf(files).toString('latin1').split('\r\n');
      const some = other.slice(below(other.length)).slice(0, 9);
      inLines((lines, at) => lines.splice(at, 0, ...some.filter((line) => !isStructure(line))));
    },
    () => {
      const digits = [...text.matchAll(/\d/g)];
      const { index } = digits.length > 0 ? oneOf(digits) : { index: 0 };
      put(index, index + 1, String(below(10)));
    },
    () => {
      const at = below(text.length);
      put(at, at + below(2), String.fromCharCode(below(256)));
    },
    () => {
      const at = below(text.length);
      put(at, at + below(3), oneOf(PIECES));
    },
    () => {
      const at = below(text.length);
      put(at, at + below(12), '');
    },
  ];
  for (let left = 1 + below(4); left > 0; left -= 1) oneOf(ways)();
  return Buffer.from(text, 'latin1');
}

const fields = settled(z.object(newFields));
const KIND = { mainCategory: 'General family gatherings', subCategory: 'Reunion' } as const;

/** What of the fields breaks the contract of an event; null where nothing does. */
function faultOfFields(read: ReadFields): string | null {
  const parsed = fields.safeParse({ ...KIND, ...read });
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(', ');
  const again = Object.fromEntries(
    Object.keys(read).map((name) => [name, parsed.data[name as keyof ReadFields]]),
  );
  if (!isDeepStrictEqual(again, { ...read })) return 'fields in another form';
  if (!isRealDate(addDays(read.date, read.moreDays))) return 'a last day that does not exist';
  if (read.zone === null) return null;
  return canonicalZone(read.zone) === read.zone ? null : `zone ${read.zone}`;
}

function faultOfObject({ line, alarms, categories, digest, raw }: ReadObject): string | null {
  if (!Number.isInteger(line) || line < 1) return `line ${line}`;
  if (!/^[\da-f]{64}$/.test(digest)) return 'digest';
  if (alarms.length > LIMITS.remindersEach || categories.length > 20) return 'too many';
  const isLead = (days: number) => Number.isInteger(days) && days >= 0;
  const most = LIMITS.reminderDays;
  const areLeads = alarms.every((lead) =>
    typeof lead === 'number'
      ? isLead(lead) && lead <= most * 24 * 60
      : isLead(lead.days) && lead.days <= most && /^([01]\d|2[0-3]):[0-5]\d$/.test(lead.time),
  );
  if (!areLeads) return `alarms ${JSON.stringify(alarms)}`;
  return raw.includes('\u0000') ? 'raw' : null;
}

function faultOfEntry(entry: ReadEntry): string | null {
  const { uid, repetition, changed, fields: read } = entry;
  if (uid === '' || uid.length > 600) return 'uid';
  const own = faultOfFields(read) ?? faultOfObject(entry);
  if (own !== null) return own;
  const ofChanged = changed.map((each) => faultOfFields(each.fields) ?? faultOfObject(each));
  const inChanged = ofChanged.find((fault) => fault !== null);
  if (inChanged) return `changed: ${inChanged}`;
  if (!repetition) return changed.length > 0 ? 'changed days of no series' : null;
  const whole = { ...repetition, date: read.date };
  if (!isDeepStrictEqual(settledRepetition(whole), whole)) return 'repetition is not settled';
  if (!hasDays(whole)) return 'no day';
  if (repetition.except.length > LIMITS.exceptionsPerSeries) return 'too many exceptions';
  const isOfSeries = changed.every(({ day }) => repetition.except.includes(day));
  return isOfSeries ? null : 'a changed day that was not taken out';
}

function faultOf({ name, entries, leftOut, leftOutCount }: ReadCalendar): string | null {
  if (name !== null && (name === '' || name.length > LIMITS.calendarName)) return 'name';
  if (leftOutCount < leftOut.length) return 'count';
  if (leftOut.some(({ title, reason }) => !title || !reason)) return 'a line without words';
  return entries.map(faultOfEntry).find((fault) => fault !== null) ?? null;
}

/**
 * Reads so many mutated files: each may only bring entries that are valid by contract, entries that are
 * left out with a reason, and the sentence of an UnreadableCalendar.
 * @param first the seed of the first file; those that follow count on
 */
export function fuzzReader(files: readonly Buffer[], first: number, count: number): FuzzResult {
  const result: FuzzResult = {
    ...{ files: 0, unreadable: 0, entries: 0, leftOut: 0, unforeseen: 0 },
    faults: [],
  };
  for (let seed = first; seed < first + count; seed += 1) {
    const random = randomBy(seed);
    const bytes = mutated(files, random);
    const zone = HOMES[Math.floor(random() * HOMES.length)]!;
    result.files += 1;
    let fault: string | null = null;
    try {
      const read = parseCalendar(bytes, { zone, today: '2026-11-25' });
      result.entries += read.entries.length;
      result.leftOut += read.leftOutCount;
      result.unforeseen += read.leftOut.filter(({ reason }) => reason === notRead).length;
      fault = faultOf(read);
    } catch (error) {
      if (error instanceof UnreadableCalendar && error.message !== '') result.unreadable += 1;
      else fault = String(error);
    }
    if (fault !== null && result.faults.length < MOST_FAULTS) result.faults.push({ seed, fault });
  }
  return result;
}
