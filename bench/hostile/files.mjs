// The calendar files that the hostile account sends.
const SMOKE = Boolean(process.env.BENCH_SMOKE);
const DAY_MS = 86_400_000;

const day = (at) =>
  new Date(Date.UTC(2027, 0, 1) + at * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const file = (events) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const numbers = (count) => Array.from({ length: count }, (_, at) => at);

/** So many series of which so many days are changed by themselves. */
export const changedDays = (series, changed) =>
  file(
    numbers(series).flatMap((of) => [
      ...['BEGIN:VEVENT', `UID:changed${of}`, 'SUMMARY:Piano', `DTSTART:${day(0)}T090000`],
      ...['RRULE:FREQ=DAILY', 'END:VEVENT'],
      ...numbers(changed).flatMap((at) => [
        ...['BEGIN:VEVENT', `UID:changed${of}`, `RECURRENCE-ID:${day(at)}T090000`, 'SUMMARY:Later'],
        ...[`DTSTART:${day(at)}T100000`, 'END:VEVENT'],
      ]),
    ]),
  );

/** So many events with long notes, as many in a month as fit. */
export const longNotes = (count) =>
  file(
    numbers(count).map((at) => [
      ...['BEGIN:VEVENT', `UID:long${at}`, `SUMMARY:Long ${at}`],
      ...[
        `DTSTART;VALUE=DATE:${day((at * 30) % 700)}`,
        `DESCRIPTION:${`word${at} `.repeat(1_100)}`,
      ],
      'END:VEVENT',
    ]),
  );

/** Most that one file of 5 MB takes. */
export const SIZES = SMOKE
  ? { series: 2, changed: 20, one: 60, long: 12 }
  : { series: 16, changed: 1_000, one: 16_000, long: 440 };
