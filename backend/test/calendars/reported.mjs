// Files of which people reported to other calendars that they were read wrongly, made anew by hand, with
// what a person reads in them. The family lives in Europe/Berlin.
import { calendar, event, fixed, named } from './handmade.mjs';

const file = (...lines) => calendar('-//Kinday//Reports//EN', ...lines);
const one = (title, ...lines) => file(...event('1@reported', title, ...lines));
const binary = (text) => Buffer.from(text).toString('latin1');
const DAY = ['DTSTART;VALUE=DATE:20261102', 'DTEND;VALUE=DATE:20261103'];
const MATCH = ['2026-07-06 18:00-19:00 Match'];
const inZone = (zone) => [
  `DTSTART;TZID=${zone}:20260706T180000`,
  `DTEND;TZID=${zone}:20260706T190000`,
];
const displayed = (zone, start, days) => [
  `zone-displayed-${zone
    .replace(/^.*\) /, '')
    .replace(/\W.*/, '')
    .toLowerCase()}`,
  one('Match', `DTSTART;TZID="${zone}":${start}`, 'DURATION:PT1H'),
  { days },
];
const short = (zone, offset, start) => [
  `zone-short-${zone.toLowerCase()}`,
  file(
    ...fixed(zone, offset),
    ...event('1', 'Match', `DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H'),
  ),
  { days: MATCH },
];
const page =
  '<html><head><title>No</title><style>p{}</style></head><body><!-- no --><p>Bring your <b>book</b></p>';

/** Each: a name, the text or the bytes, and what is expected. */
export const REPORTED = [
  // Whole days, told by the instants at which they begin.
  [
    'all-day-until-utc',
    one('Bin week', ...DAY, 'RRULE:FREQ=DAILY;UNTIL=20261103T230000Z'),
    { days: ['2026-11-02+0 Bin week', '2026-11-03+0 Bin week', '2026-11-04+0 Bin week'] },
  ],
  [
    'all-day-until-utc-end-of-day',
    one('Bin week', ...DAY, 'RRULE:FREQ=DAILY;UNTIL=20261103T235959Z'),
    { days: ['2026-11-02+0 Bin week', '2026-11-03+0 Bin week'] },
  ],
  [
    'all-day-until-utc-of-file',
    one('Bin week', ...DAY, 'RRULE:FREQ=DAILY;UNTIL=20261103T150000Z').replace(
      'BEGIN:VEVENT',
      'X-WR-TIMEZONE:Asia/Tokyo\r\nBEGIN:VEVENT',
    ),
    { days: ['2026-11-02+0 Bin week', '2026-11-03+0 Bin week', '2026-11-04+0 Bin week'] },
  ],
  [
    'all-day-exdate-utc',
    one('Cat sitter', ...DAY, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261103T230000Z'),
    { days: ['2026-11-02+0 Cat sitter', '2026-11-03+0 Cat sitter', '2026-11-05+0 Cat sitter'] },
  ],
  [
    'all-day-recurrence-id-utc',
    file(
      ...event('1@reported', 'Cat sitter', ...DAY, 'RRULE:FREQ=DAILY;COUNT=4'),
      ...event(
        '1@reported',
        'Cat sitter (Saturday instead)',
        'RECURRENCE-ID:20261103T230000Z',
        'DTSTART;VALUE=DATE:20261107',
        'DTEND;VALUE=DATE:20261108',
      ),
    ),
    {
      days: [
        '2026-11-02+0 Cat sitter',
        '2026-11-03+0 Cat sitter',
        '2026-11-05+0 Cat sitter',
        '2026-11-07+0 Cat sitter (Saturday instead)',
      ],
    },
  ],
  [
    'outlook-all-day-sign',
    file(
      ...named('W. Europe Standard Time'),
      ...event(
        '39@reported',
        'Betriebsausflug',
        'DTSTART;TZID=W. Europe Standard Time:20261105T000000',
        'DTEND;TZID=W. Europe Standard Time:20261106T000000',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
    ),
    { days: ['2026-11-05+0 Betriebsausflug'] },
  ],
  [
    'outlook-all-day-sign-utc-weekly',
    one(
      'Betriebsausflug',
      'DTSTART:20261104T230000Z',
      'DTEND:20261106T230000Z',
      'RRULE:FREQ=WEEKLY;UNTIL=20261111T230000Z',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    { days: ['2026-11-05+1 Betriebsausflug', '2026-11-12+1 Betriebsausflug'] },
  ],
  [
    'outlook-all-day-sign-at-noon',
    one(
      'Betriebsausflug',
      'DTSTART:20261105T110000Z',
      'DTEND:20261105T130000Z',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    { days: ['2026-11-05 12:00-14:00 Betriebsausflug'] },
  ],
  // Zones.
  displayed('(UTC-05:00) Eastern Time (US & Canada)', '20260706T110000', [
    '2026-07-06 17:00-18:00 Match',
  ]),
  displayed('(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '20260706T213000', MATCH),
  displayed(
    '(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
    '20260706T180000',
    MATCH,
  ),
  displayed('(UTC) Coordinated Universal Time', '20260706T160000', MATCH),
  displayed('(UTC-05:00) Nowhere Time', '20260706T180000', MATCH),
  short('BST', '+0100', '20260706T170000'),
  short('AST', '-0400', '20260706T120000'),
  short('NST', '-0230', '20260706T133000'),
  short('ART', '-0300', '20260706T130000'),
  short('IST', '+0200', '20260706T180000'),
  short('CST', '+0800', '20260707T000000'),
  ['zone-short-alone', one('Match', ...inZone('CET')), { days: MATCH }],
  [
    'zone-short-without-clocks',
    file('BEGIN:VTIMEZONE', 'TZID:CET', 'END:VTIMEZONE', ...event('1', 'Match', ...inZone('CET'))),
    { days: MATCH },
  ],
  // Clocks that are changed.
  [
    'clock-hours',
    file(
      ...event(
        '58a',
        'In the gap',
        'DTSTART;TZID=Europe/Berlin:20260329T023000',
        'DTEND;TZID=Europe/Berlin:20260329T033000',
      ),
      ...event('58b', 'An hour', 'DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z'),
      ...event('58c', 'Half an hour', 'DTSTART:20261025T004500Z', 'DTEND:20261025T011500Z'),
      ...event(
        '58d',
        'To winter time',
        'DTSTART;TZID=Europe/Berlin:20261025T013000',
        'DTEND:20261025T011500Z',
      ),
      ...event(
        '58e',
        'Shown backwards',
        'DTSTART;TZID=Europe/Berlin:20261025T024500',
        'DTEND;TZID=Europe/Berlin:20261025T023000',
      ),
      ...event('58f', 'Ninety minutes', 'DTSTART:20261025T023000', 'DURATION:PT1H30M'),
      ...event(
        '58g',
        'Each night',
        'DTSTART;TZID=Europe/Berlin:20261025T024500',
        'DTEND:20261025T011500Z',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    ),
    {
      // What begins before the clocks are put back and ends after it lasts as long as it is shown to.
      days: [
        '2026-03-29 02:30-03:30 In the gap',
        '2026-10-25 02:30-03:30 An hour',
        '2026-10-25 02:45-03:15 Half an hour',
        '2026-10-25 01:30-02:15 To winter time',
        '2026-10-25 02:45-03:30 Shown backwards',
        '2026-10-25 02:30-03:00 Ninety minutes',
        '2026-10-25 02:45-03:15 Each night',
        '2026-10-26 02:45-03:15 Each night',
      ],
    },
  ],
  // The ends of time.
  ...['P', 'PT', '-P', 'PT1', 'PXD'].map((length, at) => [
    `duration-broken-${at + 1}`,
    file(
      ...event('1', 'Bad', 'DTSTART:20261105T180000', `DURATION:${length}`),
      ...event('2', 'Match', 'DTSTART:20260706T180000', 'DURATION:PT1H'),
    ),
    { days: MATCH, leftOut: ['4: Line 9 does not say how long it lasts.'] },
  ]),
  ...['PT99999999999999H', 'P99999999999999D', 'P99999999999999W'].map((length, at) => [
    `duration-endless-${at + 1}`,
    file(
      ...event('1', 'Bad', 'DTSTART:20261105T180000', `DURATION:${length}`),
      ...event('2', 'Match', 'DTSTART:20260706T180000', 'DURATION:PT1H'),
    ),
    {
      days: MATCH,
      leftOut: [
        at === 0
          ? '4: It stands on a day that no calendar has.'
          : '4: It ends on a day that no calendar has.',
      ],
    },
  ]),
  [
    'ends-of-time',
    file(
      ...event('1', 'Late', 'DTSTART:99991231T233000Z', 'DTEND:99991231T234500Z'),
      ...event('2', 'Later', 'DTSTART:99991231T235900'),
      ...event('3', 'Days', 'DTSTART;VALUE=DATE:99991231', 'DURATION:P2D'),
      ...event('4', 'Early', 'DTSTART;TZID=Asia/Tokyo:00010101T003000', 'DURATION:PT1H'),
      ...event('5', 'Rule', 'DTSTART:99991231T233000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...event('6', 'Last', 'DTSTART;VALUE=DATE:99991231'),
      ...event('7', 'Match', 'DTSTART:20260706T180000', 'DURATION:PT1H'),
      ...event('8', 'Weekly', ...DAY, 'RRULE:FREQ=DAILY;COUNT=1'),
      ...event('8', 'Moved', 'RECURRENCE-ID:20261102', 'DTSTART:99991231T233000Z'),
      ...event('9', 'Once', 'DTSTART:20261102T180000', 'RRULE:FREQ=DAILY;COUNT=1'),
      ...event('9', 'Moved', 'RECURRENCE-ID:99991231T233000Z', 'DTSTART:20261102T190000'),
      ...event('10', 'Kept', 'DTSTART:20261103T180000', 'RRULE:FREQ=DAILY;COUNT=1'),
      ...event('10', 'Late', 'RECURRENCE-ID:20261103T180000', 'DTSTART:99991231T230000Z'),
    ),
    {
      days: [
        ...MATCH,
        '2026-11-02+0 Weekly',
        '2026-11-02 18:00-18:30 Once',
        '2026-11-03 18:00-18:30 Kept',
      ],
      leftOut: [
        '11: It ends on a day that no calendar has.',
        '17: It ends on a day that no calendar has.',
        '24: It stands on a day that no calendar has.',
        '31: It ends on a day that no calendar has.',
        '59: It ends on a day that no calendar has.',
        '4: It stands on a day that no calendar has.',
        '73: It stands on a day that no calendar has.',
        '87: It stands on a day that no calendar has.',
      ],
    },
  ],
  // Lines.
  [
    'folded-in-a-name',
    file(...event('1', 'x', 'DTSTART:20260706T180000', 'DURATION:PT1H', 'DESCRIPTION:y'))
      .replace('SUMMARY:x', 'SUM\r\n MARY:Match')
      .replace('DESCRIPTION:y', 'DESCRI\r\n PTION:y'),
    { days: MATCH, notes: 'y' },
  ],
  [
    'folded-before-the-colon',
    file(...event('1', 'x', 'DTSTART:20260706T180000', 'DURATION:PT1H')).replace(
      'SUMMARY:x',
      'SUMMARY\r\n :Match',
    ),
    { days: MATCH },
  ],
  [
    'two-files-each-with-bom',
    ['First file', 'Second file']
      .map((title, at) => `\ufeff${one(title, `DTSTART;VALUE=DATE:2026100${at + 3}`)}`)
      .join(''),
    { days: ['2026-10-03+0 First file', '2026-10-04+0 Second file'] },
  ],
  // Texts.
  [
    'html-entities',
    one(
      'Fish &amp\\; chips &#8211\\; Grandma&#039\\;s',
      'DTSTART;VALUE=DATE:20261003',
      'LOCATION:Caf&eacute\\; Bleu',
      'DESCRIPTION:Bring a cake &amp\\; forks &#x1F370\\; &nothing\\; &#99999999\\;',
    ),
    {
      days: ["2026-10-03+0 Fish & chips – Grandma's"],
      location: 'Café Bleu',
      notes: 'Bring a cake & forks 🍰 &nothing; &#99999999;',
    },
  ],
  [
    'link-and-page-alone',
    one(
      'Online lesson',
      'DTSTART:20261003T100000',
      'DTEND:20261003T110000',
      'URL:https://meet.example/abc',
      'CONFERENCE;VALUE=URI:https://meet.example/abc',
      'X-GOOGLE-CONFERENCE:https://meet.example/abc',
      'CONFERENCE;VALUE=URI:tel:+49301234567',
      `X-ALT-DESC;FMTTYPE=text/html:${page}</body></html>`,
    ),
    {
      days: ['2026-10-03 10:00-11:00 Online lesson'],
      notes: 'Bring your book\n\nhttps://meet.example/abc',
    },
  ],
  [
    'link-in-notes-already',
    one(
      'Online lesson',
      'DTSTART:20261003T100000',
      'DTEND:20261003T110000',
      'DESCRIPTION:Join: https://meet.example/abc',
      'URL:https://meet.example/abc',
      `X-ALT-DESC;FMTTYPE=text/html:${page}`,
    ),
    { days: ['2026-10-03 10:00-11:00 Online lesson'], notes: 'Join: https://meet.example/abc' },
  ],
  [
    'one-bad-byte',
    binary(
      file(
        ...event('59a', 'Müllabfuhr Straße 5', 'DTSTART;VALUE=DATE:20261003'),
        ...event('59b', 'Schulfest', 'DTSTART;VALUE=DATE:20261004', 'DESCRIPTION:Größe vom F'),
      ),
    ).replace('vom F', 'vom F\u00c3'),
    {
      days: ['2026-10-03+0 Müllabfuhr Straße 5', '2026-10-04+0 Schulfest'],
      notesOfLast: 'Größe vom F\ufffd',
      encoding: 'latin1',
    },
  ],
  [
    'two-charsets',
    binary(one('Straße', 'DTSTART;VALUE=DATE:20261003', 'DESCRIPTION:Wei')).replace(
      'Wei',
      'Wei\u00df',
    ),
    { days: ['2026-10-03+0 Straße'], notes: 'Weiß', encoding: 'latin1' },
  ],
];
