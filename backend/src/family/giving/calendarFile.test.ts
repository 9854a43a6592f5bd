import { expect, test } from '@jest/globals';
import type { FamilyAnswer } from '@kinday/contracts/family';
import fc from 'fast-check';
import type ICAL from 'ical.js';
import { parseCalendar } from '../../../test/support/parseCalendar.js';
import { calendarFile, type ExportedEvent, type UsedZone } from './calendarFile.js';

const NOW = new Date('2026-11-21T12:34:56.789Z');
const FAMILY_ID = '0b1e1f6e-7f5c-4f53-9d2f-1f6f0d7d1a01';
const EVENT_ID = '5c0e7f6a-3f62-4be4-9f0f-0a9f53f0c111';
const MEMBER_ID = '9d0e7f6a-3f62-4be4-9f0f-0a9f53f0c222';

const event: ExportedEvent = {
  moreDays: 0,
  zone: null,
  uid: null,
  raw: null,
  ownCategory: null,
  location: null,
  id: EVENT_ID,
  title: 'Dentist',
  date: '2026-11-12',
  startTime: '09:00',
  endTime: '10:30',
  mainCategory: 'General family gatherings',
  subCategory: 'Family outing',
  notes: null,
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T09:10:11.120Z',
};

/** The whole file, its pieces one after the other. */
function fileOf(
  of: ReturnType<typeof answer>,
  events: readonly ExportedEvent[],
  zones: readonly UsedZone[] = [],
): string {
  const { head, entries, tail } = calendarFile(of, zones, NOW);
  return [...head(), ...events.map((each) => entries([each])), tail].join('');
}

function answer(dates: { birthday?: string; anniversary?: string } = {}, name = 'The Riveras') {
  const member = { id: MEMBER_ID, name: 'Ana', birthday: null, anniversary: null, ...dates };
  const rest = { phone: '', color: null, role: 'owner', joinedAt: '2026-01-01T00:00:00.000Z' };
  return {
    family: {
      id: FAMILY_ID,
      name,
      zone: 'Europe/Berlin',
      ownerId: MEMBER_ID,
      inviteCode: 'ABC234',
      subscriptionTier: 'free',
      subscriptionStatus: 'active',
      trialEndsAt: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    members: [{ ...member, ...rest }],
  } as Pick<FamilyAnswer, 'family' | 'members'>;
}

test('each zone is told in a piece of its own', () => {
  const zones = ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York'];
  const { head } = calendarFile(
    answer(),
    zones.map((zone) => ({ zone, first: '1970-01-01' })),
    NOW,
  );
  const pieces = [...head()].map((piece) => piece.match(/^TZID:.*/gm));
  expect(pieces).toEqual([null, ...zones.map((zone) => [`TZID:${zone}`])]);
});

test.each([
  [0, 'P1D'],
  [2, 'P3D'],
])(
  'what ends on the last day that there is says how long it takes: %d days more',
  (moreDays, duration) => {
    const first = `9999-12-${31 - moreDays}`;
    const file = fileOf(answer(), [
      {
        ...event,
        isAllDay: true,
        startTime: null,
        endTime: null,
        date: first,
        moreDays,
      } as ExportedEvent,
    ]);
    expect(file).toContain(
      `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}\r\nDURATION:${duration}\r\n`,
    );
    expect(file).not.toContain('DTEND');
  },
);

function entryOf(fields: Partial<ExportedEvent>) {
  return parseCalendar(fileOf(answer(), [{ ...event, ...fields }])).entries[0]!;
}

function specialOf(dates: { birthday?: string; anniversary?: string }) {
  return parseCalendar(fileOf(answer(dates), [])).entries[0]!;
}

/** The first days on which an entry comes back from a year on. */
function daysFrom(entry: ICAL.Event, year: number, count: number): string[] {
  const days = entry.iterator();
  const found: string[] = [];
  for (let day = days.next(); found.length < count; day = days.next()) {
    if (day.year >= year) found.push(day.toString());
  }
  return found;
}

test('the file names the calendar and what made it', () => {
  const { calendar } = parseCalendar(fileOf(answer(), []));
  const names = ['version', 'method', 'x-wr-calname', 'prodid'];
  expect(names.map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    '2.0',
    'PUBLISH',
    'The Riveras',
    '-//Kinday//Kinday Calendar//EN',
  ]);
});

test('a timed event is told in its family’s zone, another in its own, and one of UTC as such', () => {
  const zones = [
    { zone: null, first: '2026-11-12' },
    { zone: 'America/New_York', first: '2026-11-12' },
    { zone: 'UTC', first: '2026-11-12' },
  ];
  const told = [null, 'America/New_York', 'UTC'].map((zone) => ({ ...event, zone }));
  const file = fileOf(answer(), told, zones);
  expect(
    file.match(/^DTSTART[;:][TZ].*|^DTSTART:2026.*Z|^TZID:.*/gm)?.map((line) => line.trim()),
  ).toEqual([
    'TZID:Europe/Berlin',
    'TZID:America/New_York',
    'DTSTART;TZID=Europe/Berlin:20261112T090000',
    'DTSTART;TZID=America/New_York:20261112T090000',
    'DTSTART:20261112T090000Z',
  ]);
  expect(parseCalendar(file).calendar.getAllSubcomponents('vtimezone')).toHaveLength(2);
});

test('where a family never said where it lives, times are those of whoever reads them', () => {
  const { family, members } = answer();
  const unsaid = { family: { ...family, zone: 'UTC' }, members };
  const file = fileOf(unsaid, [event], [{ zone: null, first: '2026-11-12' }]);
  expect(file).toContain('\r\nDTSTART:20261112T090000\r\n');
  expect(file).not.toMatch(/VTIMEZONE/);
});

test('what was imported keeps its name and what we have no field for, but nothing that could do harm', () => {
  const raw = [
    // Since then it may have other notes, stand elsewhere, or last all day.
    ...['X-ALT-DESC;FMTTYPE=text/html:<p>Old</p>', 'GEO:52.5;13.4'],
    ...['X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Old:geo:52.5,13.4'],
    'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
    'URL:https://example.org',
    'X-NOTE;X-LANG=de:' + 'ü'.repeat(60),
    'UID:other',
    'END:VEVENT',
    'ATTENDEE:mailto:ana@example.org',
    'X-BELL:\u0007',
    'no property',
  ];
  const file = fileOf(answer(), [
    { ...event, uid: 'lesson-1@school.example', raw: raw.join('\n') },
  ]);
  const { entries } = parseCalendar(file);
  expect(entries).toHaveLength(1);
  expect(entries[0]!.uid).toBe('lesson-1@school.example');
  const value = (name: string) => entries[0]!.component.getFirstPropertyValue(name);
  expect([value('url'), value('x-note')]).toEqual(['https://example.org', 'ü'.repeat(60)]);
  expect(file).not.toMatch(/ATTENDEE|X-BELL|no property|UID:other|Old|GEO|ALLDAYEVENT/);
});

test('a timed event keeps its wall-clock time', () => {
  const entry = entryOf({});
  expect([entry.startDate.toString(), entry.endDate.toString()]).toEqual([
    '2026-11-12T09:00:00',
    '2026-11-12T10:30:00',
  ]);
});

test('an all-day event is a date, and ends before the next one', () => {
  const entry = entryOf({ date: '2026-12-31', startTime: null, endTime: null });
  expect(entry.startDate.isDate).toBe(true);
  expect([entry.startDate.toString(), entry.endDate.toString()]).toEqual([
    '2026-12-31',
    '2027-01-01',
  ]);
});

test('an event is known by its id, and says which edit of it this is', () => {
  const entry = entryOf({});
  expect(entry.uid).toBe(`${EVENT_ID}@kinday`);
  expect(entry.sequence).toBe(2);
  const value = (name: string) => String(entry.component.getFirstPropertyValue(name));
  expect(value('dtstamp')).toBe('2026-11-02T09:10:11Z');
  expect(value('last-modified')).toBe('2026-11-02T09:10:11Z');
});

test('category and type are two categories', () => {
  const entry = entryOf({ mainCategory: 'Parties and specific activities', subCategory: 'a,b;c' });
  expect(entry.component.getFirstProperty('categories')?.getValues()).toEqual([
    'Parties and specific activities',
    'a,b;c',
  ]);
});

test.each([
  ['03-15', ['2026-03-15', '2027-03-15', '2028-03-15']],
  ['02-28', ['2026-02-28', '2027-02-28', '2028-02-28']],
  ['02-29', ['2026-02-28', '2027-02-28', '2028-02-29']],
  ['02-31', ['2026-02-28', '2027-02-28', '2028-02-29']],
  ['04-31', ['2026-04-30', '2027-04-30', '2028-04-30']],
])('a birthday on %s comes every year', (birthday, days) => {
  const entry = specialOf({ birthday });
  expect(entry.summary).toBe("🎂 Ana's Birthday");
  expect(entry.startDate.isDate).toBe(true);
  expect(daysFrom(entry, 2026, 3)).toEqual(days);
});

test('birthday and anniversary of a person are two entries, and those of two families are others', () => {
  const dates = { birthday: '01-02', anniversary: '01-02' };
  const { entries } = parseCalendar(fileOf(answer(dates), []));
  expect(entries.map(({ summary }) => summary)).toEqual([
    "🎂 Ana's Birthday",
    "💍 Ana's Anniversary",
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
  expect(entries.every(({ uid }) => uid.includes(FAMILY_ID))).toBe(true);
});

/** Texts that the contract lets through, with what iCalendar has a meaning for. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\\', ';', ',', ':', '"', '\n', '\\n', 'BEGIN:VEVENT', '🎂', 'é', '👩‍👩‍👧', ' '),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))
  // eslint-disable-next-line no-control-regex -- what iCalendar cannot say
  .map((value) => value.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, ''));

test('any text comes out of another program as it was typed, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, notes, name) => {
      const file = fileOf(answer({}, name), [{ ...event, title, notes }]);
      const { entries, calendar } = parseCalendar(file);
      expect(entries).toHaveLength(1);
      expect(entries[0]!.summary).toBe(title);
      expect(entries[0]!.component.getFirstPropertyValue('description') ?? '').toBe(notes);
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(
        true,
      );
      // Torn characters would have become replacement characters.
      const octets = Buffer.from(file);
      expect(Buffer.from(octets.toString('utf8')).equals(octets)).toBe(true);
    }),
  );
});

test('line ends of other systems are line ends, and control characters are left out', () => {
  const entry = entryOf({ title: 'Bell\x07', notes: 'one\r\ntwo\rthree\tfour' });
  expect(entry.summary).toBe('Bell');
  expect(entry.description).toBe('one\ntwo\nthree\tfour');
});
