// Calendar files as programs, schools and clubs write them, and broken ones; made by hand, with what a person
// reads in them. The family lives in Europe/Berlin. `days` tells everything from 2026 to 2027: the day, the
// hours or how many days, the title.

export const crlf = (lines) => `${lines.join('\r\n')}\r\n`;
export const calendar = (prodid, ...lines) =>
  crlf(['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${prodid}`, ...lines, 'END:VCALENDAR']);
export const event = (uid, title, ...lines) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260901T080000Z', `SUMMARY:${title}`],
  ...[...lines, 'END:VEVENT'],
];
const one = (...lines) => calendar('-//Club//EN', ...event('a@club', 'Match', ...lines));
export const BERLIN = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100'],
  ...['TZOFFSETTO:+0200', 'DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['END:DAYLIGHT', 'BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...[
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ],
];
export const named = (zone) =>
  BERLIN.map((line) => line.replace('TZID:Europe/Berlin', `TZID:${zone}`));
export const fixed = (zone, offset) => [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', `TZOFFSETFROM:${offset}`],
  ...[`TZOFFSETTO:${offset}`, 'DTSTART:19700101T000000', 'END:STANDARD', 'END:VTIMEZONE'],
];
const THREE = [
  '2026-11-05 18:00-19:00 Match',
  '2026-11-12 18:00-19:00 Match',
  '2026-11-19 18:00-19:00 Match',
];
const AT_SIX = ['DTSTART:20261105T180000', 'DTEND:20261105T190000'];
const WEEKLY = [...AT_SIX, 'RRULE:FREQ=WEEKLY;COUNT=3'];
const SIX = ['2026-11-05 18:00-19:00 Match'];
const replaced = (id, ...lines) => event('a@club', 'Match', `RECURRENCE-ID${id}`, ...lines);
const series = (...more) =>
  calendar('-//Club//EN', ...event('a@club', 'Match', ...WEEKLY), ...more.flat());

/** Each: a name, the text or the bytes, and what is expected. */
export const HANDMADE = [
  [
    'google',
    calendar(
      '-//Google Inc//Google Calendar 70.9054//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Familie',
      'X-WR-TIMEZONE:Europe/Berlin',
      ...event(
        'g1@google.com',
        'Elternabend',
        'DTSTART:20261105T173000Z',
        'DTEND:20261105T190000Z',
        'DESCRIPTION:<b>Raum 12</b><br>Bitte p\u00fcnktlich',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
      ),
    ),
    { days: ['2026-11-05 18:30-20:00 Elternabend'], name: 'Familie' },
  ],
  [
    'google-summer',
    calendar(
      '-//Google Inc//EN',
      ...event('g2@google.com', 'Grillen', 'DTSTART:20260705T160000Z', 'DTEND:20260705T200000Z'),
    ),
    { days: ['2026-07-05 18:00-22:00 Grillen'] },
  ],
  [
    'apple',
    calendar(
      '-//Apple Inc.//macOS 15.1//EN',
      ...BERLIN,
      ...event(
        'A1-B2',
        'Yoga',
        'DTSTART;TZID=Europe/Berlin:20261103T070000',
        'DTEND;TZID=Europe/Berlin:20261103T080000',
        'RRULE:FREQ=WEEKLY;UNTIL=20261117T060000Z',
        'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
        'BEGIN:VALARM',
        'X-WR-ALARMUID:1',
        'TRIGGER:-PT15M',
        'ACTION:DISPLAY',
        'END:VALARM',
      ),
    ),
    {
      days: [
        '2026-11-03 07:00-08:00 Yoga',
        '2026-11-10 07:00-08:00 Yoga',
        '2026-11-17 07:00-08:00 Yoga',
      ],
    },
  ],
  [
    'outlook',
    calendar(
      '-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
      ...named('W. Europe Standard Time'),
      ...event(
        '040000008200E',
        'Jour fixe',
        'DTSTART;TZID="W. Europe Standard Time":20261105T090000',
        'DTEND;TZID="W. Europe Standard Time":20261105T100000',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      ),
    ),
    { days: ['2026-11-05 09:00-10:00 Jour fixe'] },
  ],
  [
    'outlook-pacific',
    calendar(
      'Microsoft Exchange Server 2010',
      ...event(
        '0400',
        'Call',
        'DTSTART;TZID=Pacific Standard Time:20261105T090000',
        'DTEND;TZID=Pacific Standard Time:20261105T100000',
      ),
    ),
    { days: ['2026-11-05 18:00-19:00 Call'] },
  ],
  [
    'outlook-all-day-times',
    calendar(
      'Microsoft Exchange Server 2010',
      ...event(
        '0401',
        'Urlaub',
        'DTSTART;VALUE=DATE:20261105',
        'DTEND;VALUE=DATE:20261108',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      ),
    ),
    { days: ['2026-11-05+2 Urlaub'] },
  ],
  [
    'outlook-customized',
    calendar(
      'Microsoft Exchange Server 2010',
      ...named('Customized Time Zone'),
      ...event(
        '0402',
        'Call',
        'DTSTART;TZID=Customized Time Zone:20260705T090000',
        'DTEND;TZID=Customized Time Zone:20260705T100000',
      ),
    ),
    { days: ['2026-07-05 09:00-10:00 Call'] },
  ],
  [
    'nextcloud',
    calendar(
      '-//Sabre//Sabre VObject 4.5.4//EN',
      ...BERLIN,
      ...event('5cd9', 'Chor', 'DTSTART;TZID=Europe/Berlin:20261101T193000', 'DURATION:PT1H30M'),
    ),
    { days: ['2026-11-01 19:30-21:00 Chor'] },
  ],
  [
    'thunderbird',
    calendar(
      '-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
      ...event(
        '3f-tb',
        'Training',
        'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261105T180000',
        'DTEND;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261105T193000',
        'X-MOZ-GENERATION:3',
      ),
    ),
    { days: ['2026-11-05 18:00-19:30 Training'] },
  ],
  [
    'evolution',
    calendar(
      '-//Ximian//NONSGML Evolution Calendar//EN',
      ...event(
        'ev1',
        'Arzt',
        'DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20261105T090000',
        'DTEND;TZID=/freeassociation.sourceforge.net/America/New_York:20261105T100000',
      ),
    ),
    { days: ['2026-11-05 15:00-16:00 Arzt'] },
  ],
  [
    'kinday',
    calendar(
      '-//Kinday//Kinday Calendar//EN',
      ...event(
        '6a1f3c1e-0000-4000-8000-000000000001@kinday',
        'Camp; Zelte\\, Boot',
        'SEQUENCE:2',
        'DTSTART;VALUE=DATE:20261106',
        'DTEND;VALUE=DATE:20261110',
        'CATEGORIES:Everyday life,Travel',
      ),
    ),
    { days: ['2026-11-06+3 Camp; Zelte, Boot'] },
  ],
  [
    'school',
    calendar(
      '-//Schulportal//DE',
      'X-WR-CALNAME:Grundschule',
      ...event('1', 'Herbstferien', 'DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261024'),
      ...event('2', 'Elternsprechtag', 'DTSTART;VALUE=DATE:20261120'),
    ),
    { days: ['2026-10-12+11 Herbstferien', '2026-11-20+0 Elternsprechtag'] },
  ],
  [
    'sports',
    calendar(
      '-//DFB//fussball.de//DE',
      ...event(
        'm1',
        'SV Nord - TuS S\u00fcd',
        'DTSTART:20261107T130000Z',
        'DURATION:PT105M',
        'LOCATION:Stadtpark',
      ),
      ...event('m2', 'TuS S\u00fcd - SV Nord', 'DTSTART:20261114T130000Z', 'DURATION:PT105M'),
    ),
    {
      days: [
        '2026-11-07 14:00-15:45 SV Nord - TuS S\u00fcd',
        '2026-11-14 14:00-15:45 TuS S\u00fcd - SV Nord',
      ],
    },
  ],
  [
    'same-uid-other-event',
    calendar(
      '-//Club//EN',
      ...event('1', 'Match', ...AT_SIX),
      ...event('1', 'Dinner', 'DTSTART:20261106T180000', 'DTEND:20261106T190000'),
    ),
    { days: [...SIX, '2026-11-06 18:00-19:00 Dinner'] },
  ],
  [
    'same-event-twice',
    calendar('-//Club//EN', ...event('1', 'Match', ...AT_SIX), ...event('1', 'Match', ...AT_SIX)),
    { days: SIX, leftOut: ['11: It stands in the file twice.'] },
  ],
  [
    'newer-sequence',
    calendar(
      '-//Club//EN',
      ...event('1', 'Old', 'SEQUENCE:1', ...AT_SIX),
      ...event('1', 'Match', 'SEQUENCE:2', ...AT_SIX),
    ),
    { days: SIX, leftOut: ['4: A newer version of it stands in the file.'] },
  ],
  ['no-uid', one(...AT_SIX).replace('UID:a@club\r\n', ''), { days: SIX }],
  [
    'no-title',
    one(...AT_SIX).replace('SUMMARY:Match\r\n', ''),
    { days: ['2026-11-05 18:00-19:00 Untitled'] },
  ],
  [
    'blank-title',
    one(...AT_SIX).replace('SUMMARY:Match', 'SUMMARY:\u200b'),
    { days: ['2026-11-05 18:00-19:00 Untitled'] },
  ],
  ['no-date', one('DESCRIPTION:Some day'), { days: [], leftOut: ['4: It says no day.'] }],
  ['no-end', one('DTSTART:20261105T180000'), { days: ['2026-11-05 18:00-18:30 Match'] }],
  ['no-end-late', one('DTSTART:20261105T234500'), { days: ['2026-11-05 23:45-00:00 Match'] }],
  [
    'end-at-start',
    one('DTSTART:20261105T180000', 'DTEND:20261105T180000'),
    { days: ['2026-11-05 18:00-18:30 Match'] },
  ],
  [
    'end-before-start',
    one('DTSTART:20261105T180000', 'DTEND:20261105T170000'),
    { days: ['2026-11-05 18:00-18:30 Match'] },
  ],
  [
    'ends-at-midnight',
    one('DTSTART:20261105T200000', 'DTEND:20261106T000000'),
    { days: ['2026-11-05 20:00-00:00 Match'] },
  ],
  [
    'over-midnight',
    one('DTSTART:20261105T200000', 'DTEND:20261106T020000'),
    { days: ['2026-11-05 20:00-02:00+1 Match'] },
  ],
  [
    'several-days-with-times',
    one('DTSTART:20261106T160000', 'DTEND:20261108T120000'),
    { days: ['2026-11-06 16:00-12:00+2 Match'] },
  ],
  ['all-day-without-end', one('DTSTART;VALUE=DATE:20261105'), { days: ['2026-11-05+0 Match'] }],
  [
    'all-day-end-is-start',
    one('DTSTART;VALUE=DATE:20261105', 'DTEND;VALUE=DATE:20261105'),
    { days: ['2026-11-05+0 Match'] },
  ],
  [
    'all-day-duration',
    one('DTSTART;VALUE=DATE:20261105', 'DURATION:P3D'),
    { days: ['2026-11-05+2 Match'] },
  ],
  [
    'all-day-duration-week',
    one('DTSTART;VALUE=DATE:20261105', 'DURATION:P1W'),
    { days: ['2026-11-05+6 Match'] },
  ],
  [
    'date-without-value',
    one('DTSTART:20261105', 'DTEND:20261107'),
    { days: ['2026-11-05+1 Match'] },
  ],
  ['without-seconds', one('DTSTART:20261105T1800', 'DTEND:20261105T1900'), { days: SIX }],
  [
    'duration-days',
    one('DTSTART:20261105T180000', 'DURATION:P1DT1H'),
    { days: ['2026-11-05 18:00-19:00+1 Match'] },
  ],
  [
    'duration-negative',
    one('DTSTART:20261105T180000', 'DURATION:-PT1H'),
    { days: ['2026-11-05 18:00-18:30 Match'] },
  ],
  [
    'too-long',
    one('DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20270901'),
    { days: [], leftOut: ['4: It lasts 457 days; an event lasts at most 366.'] },
  ],
  [
    'impossible-day',
    one('DTSTART;VALUE=DATE:20260231'),
    { days: [], leftOut: ['4: Line 8 names a day or a time that does not exist.'] },
  ],
  [
    'impossible-hour',
    one('DTSTART:20261105T250000'),
    { days: [], leftOut: ['4: Line 8 names a day or a time that does not exist.'] },
  ],
  [
    'words-for-a-date',
    one('DTSTART:tomorrow'),
    { days: [], leftOut: ['4: Line 8 names a day or a time that does not exist.'] },
  ],
  ['utc', one('DTSTART:20261105T170000Z', 'DTEND:20261105T180000Z'), { days: SIX }],
  [
    'utc-next-day',
    one('DTSTART:20261105T233000Z', 'DTEND:20261106T003000Z'),
    { days: ['2026-11-06 00:30-01:30 Match'] },
  ],
  [
    'utc-series',
    one('DTSTART:20261022T160000Z', 'DTEND:20261022T170000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    { days: ['2026-10-22 18:00-19:00 Match', '2026-10-29 17:00-18:00 Match'] },
  ],
  [
    'zone-by-alias',
    one('DTSTART;TZID=Asia/Calcutta:20261105T223000', 'DTEND;TZID=Asia/Calcutta:20261105T233000'),
    { days: SIX },
  ],
  [
    'zone-unknown',
    one('DTSTART;TZID=Mars/Olympus:20261105T180000', 'DTEND;TZID=Mars/Olympus:20261105T190000'),
    { days: SIX },
  ],
  [
    'zone-described',
    calendar(
      '-//Club//EN',
      ...named('Our hall'),
      ...event(
        'a',
        'Match',
        'DTSTART;TZID=Our hall:20261105T180000',
        'DTEND;TZID=Our hall:20261105T190000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
    ),
    { days: THREE },
  ],
  [
    'zone-fixed',
    calendar(
      '-//Club//EN',
      ...fixed('Ship', '+0300'),
      ...event(
        'a',
        'Match',
        'DTSTART;TZID=Ship:20261105T200000',
        'DTEND;TZID=Ship:20261105T210000',
      ),
    ),
    { days: SIX },
  ],
  [
    'zone-of-nobody',
    calendar(
      '-//Club//EN',
      ...fixed('Ship', '+0137'),
      ...event(
        'a',
        'Match',
        'DTSTART;TZID=Ship:20261105T183700',
        'DTEND;TZID=Ship:20261105T193700',
      ),
    ),
    { days: SIX },
  ],
  [
    'zone-of-nobody-repeats',
    calendar(
      '-//Club//EN',
      ...fixed('Ship', '+0137'),
      ...event('a', 'Match', 'DTSTART;TZID=Ship:20261105T183700', 'RRULE:FREQ=WEEKLY'),
    ),
    { days: [], leftOut: ['12: It repeats in a time zone that is not known.'] },
  ],
  [
    'zone-lic-location',
    calendar(
      '-//Club//EN',
      ...BERLIN.flatMap((line) =>
        line.startsWith('TZID') ? ['TZID:Zone 1', 'X-LIC-LOCATION:Europe/Berlin'] : [line],
      ),
      ...event(
        'a',
        'Match',
        'DTSTART;TZID=Zone 1:20261105T180000',
        'DTEND;TZID=Zone 1:20261105T190000',
      ),
    ),
    { days: SIX },
  ],
  [
    'zones-differ',
    one(
      'DTSTART;TZID=Europe/Berlin:20261105T180000',
      'DTEND;TZID=America/New_York:20261105T130000',
    ),
    { days: ['2026-11-05 18:00-19:00 Match'] },
  ],
  [
    'new-york-weekly',
    one(
      'DTSTART;TZID=America/New_York:20261022T090000',
      'DTEND;TZID=America/New_York:20261022T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ),
    {
      days: [
        '2026-10-22 15:00-16:00 Match',
        '2026-10-29 14:00-15:00 Match',
        '2026-11-05 15:00-16:00 Match',
      ],
    },
  ],
  ['weekly', one(...WEEKLY), { days: THREE }],
  ['exdate-time', one(...WEEKLY, 'EXDATE:20261112T180000'), { days: [THREE[0], THREE[2]] }],
  [
    'exdate-utc',
    one(
      'DTSTART;TZID=Europe/Berlin:20261105T180000',
      'DTEND;TZID=Europe/Berlin:20261105T190000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20261112T170000Z',
    ),
    { days: [THREE[0], THREE[2]] },
  ],
  ['exdate-day', one(...WEEKLY, 'EXDATE;VALUE=DATE:20261112'), { days: [THREE[0], THREE[2]] }],
  ['exdate-midnight', one(...WEEKLY, 'EXDATE:20261112T000000'), { days: [THREE[0], THREE[2]] }],
  ['exdate-other-hour', one(...WEEKLY, 'EXDATE:20261112T110000'), { days: THREE }],
  ['exdate-several', one(...WEEKLY, 'EXDATE:20261112T180000,20261119T180000'), { days: SIX }],
  ['exdate-empty', one(...WEEKLY, 'EXDATE:'), { days: THREE }],
  [
    'exdate-all',
    one(...WEEKLY, 'EXDATE:20261105T180000,20261112T180000,20261119T180000'),
    { days: [], leftOut: ['4: None of its days is left.'] },
  ],
  ['exdate-first', one(...WEEKLY, 'EXDATE:20261105T180000'), { days: [THREE[1], THREE[2]] }],
  ['rdate', one(...AT_SIX, 'RDATE:20261112T180000,20261119T180000'), { days: THREE }],
  [
    'rdate-day',
    one('DTSTART;VALUE=DATE:20261105', 'RDATE;VALUE=DATE:20261109'),
    { days: ['2026-11-05+0 Match', '2026-11-09+0 Match'] },
  ],
  [
    'rdate-period',
    one(...AT_SIX, 'RDATE;VALUE=PERIOD:20261112T180000/PT1H'),
    { days: THREE.slice(0, 2) },
  ],
  [
    'rdate-other-hour',
    one(...AT_SIX, 'RDATE:20261112T200000'),
    { days: ['2026-11-05 18:00-19:00 Match', '2026-11-12 20:00-21:00 Match'] },
  ],
  ['until-day', one(...AT_SIX, 'RRULE:FREQ=WEEKLY;UNTIL=20261119'), { days: THREE }],
  [
    'until-utc',
    one(
      'DTSTART;TZID=Europe/Berlin:20261105T180000',
      'DTEND;TZID=Europe/Berlin:20261105T190000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261119T170000Z',
    ),
    { days: THREE },
  ],
  [
    'until-just-before',
    one(
      'DTSTART;TZID=Europe/Berlin:20261105T180000',
      'DTEND;TZID=Europe/Berlin:20261105T190000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261119T165959Z',
    ),
    { days: THREE.slice(0, 2) },
  ],
  ['until-before-start', one(...AT_SIX, 'RRULE:FREQ=WEEKLY;UNTIL=20261001T000000Z'), { days: SIX }],
  ['rule-lower-case', one(...AT_SIX, 'RRULE:freq=weekly;count=3'), { days: THREE }],
  ['rule-trailing-semicolon', one(...AT_SIX, 'RRULE:FREQ=WEEKLY;COUNT=3;'), { days: THREE }],
  [
    'rule-hour-of-start',
    one(...AT_SIX, 'RRULE:FREQ=WEEKLY;COUNT=3;BYHOUR=18;BYMINUTE=0;BYSECOND=0'),
    { days: THREE },
  ],
  [
    'rule-several-hours',
    one(...AT_SIX, 'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=9,18'),
    { days: [], leftOut: ['4: It repeats several times a day.'] },
  ],
  [
    'rule-hourly',
    one(...AT_SIX, 'RRULE:FREQ=HOURLY'),
    { days: [], leftOut: ['4: It repeats several times a day.'] },
  ],
  [
    'rule-secondly',
    one(...AT_SIX, 'RRULE:FREQ=SECONDLY;COUNT=1000000'),
    { days: [], leftOut: ['4: It repeats several times a day.'] },
  ],
  [
    'rule-long-interval',
    one('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY;INTERVAL=250;COUNT=3'),
    { days: ['2026-01-01+0 Match', '2026-09-08+0 Match', '2027-05-16+0 Match'] },
  ],
  [
    'rule-long-count',
    one('DTSTART;VALUE=DATE:20241001', 'RRULE:FREQ=DAILY;COUNT=1500').replace(
      'SUMMARY:Match',
      'SUMMARY:Daily',
    ),
    { count: 730 },
  ],
  [
    'rule-million-days',
    one('DTSTART;VALUE=DATE:20261105', 'RRULE:FREQ=DAILY;COUNT=1000000'),
    { days: [], leftOut: ['4: It repeats over too long a time.'] },
  ],
  [
    'rule-no-day',
    one(...AT_SIX, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    { days: [], leftOut: ['4: No day fits this repetition.'] },
  ],
  [
    'rule-nonsense',
    one(...AT_SIX, 'RRULE:every now and then'),
    { days: [], leftOut: ['4: This repetition cannot be read.'] },
  ],
  [
    'rule-twice',
    one(...AT_SIX, 'RRULE:FREQ=WEEKLY', 'RRULE:FREQ=MONTHLY'),
    { days: [], leftOut: ['4: It repeats by several rules at once.'] },
  ],
  [
    'exrule',
    one(...WEEKLY, 'EXRULE:FREQ=MONTHLY'),
    { days: [], leftOut: ['4: It repeats by several rules at once.'] },
  ],
  [
    'rule-gregorian',
    one(...AT_SIX, 'RRULE:RSCALE=GREGORIAN;FREQ=WEEKLY;COUNT=3;SKIP=OMIT'),
    { days: THREE },
  ],
  [
    'moved-occurrence',
    series(replaced(':20261112T180000', 'DTSTART:20261113T200000', 'DTEND:20261113T210000')),
    { days: [THREE[0], '2026-11-13 20:00-21:00 Match', THREE[2]] },
  ],
  [
    'moved-occurrence-first',
    calendar(
      '-//Club//EN',
      ...replaced(':20261112T180000', 'DTSTART:20261113T200000', 'DTEND:20261113T210000'),
      ...event('a@club', 'Match', ...WEEKLY),
    ),
    { days: [THREE[0], '2026-11-13 20:00-21:00 Match', THREE[2]] },
  ],
  [
    'moved-occurrence-utc',
    calendar(
      '-//Club//EN',
      ...event(
        'a@club',
        'Match',
        'DTSTART;TZID=Europe/Berlin:20261105T180000',
        'DTEND;TZID=Europe/Berlin:20261105T190000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ),
      ...replaced(':20261112T170000Z', 'DTSTART:20261113T190000Z', 'DTEND:20261113T200000Z'),
    ),
    { days: [THREE[0], '2026-11-13 20:00-21:00 Match', THREE[2]] },
  ],
  [
    'moved-and-excluded',
    series(
      replaced(':20261112T180000', 'DTSTART:20261113T200000', 'DTEND:20261113T210000'),
    ).replace('RRULE', 'EXDATE:20261112T180000\r\nRRULE'),
    { days: [THREE[0], '2026-11-13 20:00-21:00 Match', THREE[2]] },
  ],
  [
    'moved-twice',
    series(
      replaced(
        ':20261112T180000',
        'SEQUENCE:1',
        'DTSTART:20261113T200000',
        'DTEND:20261113T210000',
      ),
      replaced(
        ':20261112T180000',
        'SEQUENCE:2',
        'DTSTART:20261114T200000',
        'DTEND:20261114T210000',
      ),
    ),
    {
      days: [THREE[0], '2026-11-14 20:00-21:00 Match', THREE[2]],
      leftOut: ['12: A newer version of it stands in the file.'],
    },
  ],
  [
    'cancelled-occurrence',
    series(replaced(':20261112T180000', 'STATUS:CANCELLED', 'DTSTART:20261112T180000')),
    { days: [THREE[0], THREE[2]] },
  ],
  [
    'cancelled',
    one(...AT_SIX, 'STATUS:CANCELLED'),
    { days: [], leftOut: ['4: It was cancelled.'] },
  ],
  [
    'occurrence-alone',
    calendar(
      '-//Club//EN',
      ...replaced(':20261112T180000', 'DTSTART:20261113T200000', 'DTEND:20261113T210000'),
    ),
    { days: ['2026-11-13 20:00-21:00 Match'] },
  ],
  [
    'occurrence-beside-rule',
    series(replaced(':20261114T180000', 'DTSTART:20261114T180000', 'DTEND:20261114T190000')),
    { days: [THREE[0], THREE[1], '2026-11-14 18:00-19:00 Match', THREE[2]] },
  ],
  [
    'this-and-future',
    series(
      replaced(
        ';RANGE=THISANDFUTURE:20261112T180000',
        'DTSTART:20261112T200000',
        'DTEND:20261112T210000',
      ),
    ),
    { days: [THREE[0], '2026-11-12 20:00-21:00 Match', '2026-11-19 20:00-21:00 Match'] },
  ],
  [
    'this-and-future-other-day',
    series(
      replaced(
        ';RANGE=THISANDFUTURE:20261112T180000',
        'DTSTART:20261113T180000',
        'DTEND:20261113T190000',
      ),
    ),
    { days: [THREE[0], '2026-11-13 18:00-19:00 Match', '2026-11-20 18:00-19:00 Match'] },
  ],
  [
    'task',
    calendar('-//Club//EN', 'BEGIN:VTODO', 'UID:t', 'SUMMARY:Buy milk', 'END:VTODO'),
    { days: [], leftOut: ['4: It is a task, not an event.'] },
  ],
  [
    'journal',
    calendar('-//Club//EN', 'BEGIN:VJOURNAL', 'UID:j', 'SUMMARY:Diary', 'END:VJOURNAL'),
    { days: [], leftOut: ['4: It is a journal entry, not an event.'] },
  ],
  [
    'free-busy',
    calendar('-//Club//EN', 'BEGIN:VFREEBUSY', 'UID:f', 'END:VFREEBUSY'),
    { days: [], leftOut: ['4: It tells when somebody is busy; it is not an event.'] },
  ],
  ['empty-calendar', calendar('-//Club//EN'), { days: [] }],
  [
    'two-calendars',
    one(...AT_SIX) + one('DTSTART;VALUE=DATE:20261106'),
    { days: [...SIX, '2026-11-06+0 Match'] },
  ],
  [
    'folded',
    one(...AT_SIX, 'DESCRIPTION:a long').replace('SUMMARY:Match', 'SUMMARY:Ma\r\n tch'),
    { days: SIX },
  ],
  ['folded-by-tab', one(...AT_SIX).replace('SUMMARY:Match', 'SUMMARY:Ma\r\n\ttch'), { days: SIX }],
  [
    'folded-in-a-character',
    Buffer.from(one(...AT_SIX).replace('Match', 'F\u00fc\u00dfe'))
      .toString('latin1')
      .replace('\u00c3\u00bc', '\u00c3\r\n \u00bc'),
    { days: ['2026-11-05 18:00-19:00 F\u00fc\u00dfe'], encoding: 'latin1' },
  ],
  [
    'broken-lines-in-notes',
    one(...AT_SIX, 'DESCRIPTION:Bring:', 'shoes', 'Ball: yes'),
    { days: SIX, notes: 'Bring:\nshoes\nBall: yes' },
  ],
  [
    'line-without-colon',
    one(...AT_SIX).replace('DTSTART:', 'DTSTART\r\nDTEND:'),
    { days: [], leftOut: ['4: It says no day.'] },
  ],
  ['lf-only', one(...AT_SIX).replaceAll('\r\n', '\n'), { days: SIX }],
  ['cr-only', one(...AT_SIX).replaceAll('\r\n', '\r'), { days: SIX }],
  [
    'mixed-ends',
    one(...AT_SIX)
      .replace('\r\n', '\n')
      .replace('\r\nUID', '\rUID'),
    { days: SIX },
  ],
  ['blank-lines', one(...AT_SIX).replaceAll('\r\n', '\r\n\r\n'), { days: SIX }],
  ['no-last-line-end', one(...AT_SIX).trimEnd(), { days: SIX }],
  [
    'lower-case',
    one(...AT_SIX)
      .replace('BEGIN:VEVENT', 'begin:vevent')
      .replace('END:VEVENT', 'end:vevent')
      .replace('DTSTART', 'dtstart'),
    { days: SIX },
  ],
  ['bom', `\ufeff${one(...AT_SIX)}`, { days: SIX }],
  [
    'latin1',
    one(...AT_SIX).replace('Match', 'F\u00fc\u00dfe'),
    { days: ['2026-11-05 18:00-19:00 F\u00fc\u00dfe'], encoding: 'latin1' },
  ],
  [
    'utf-16',
    `\ufeff${one(...AT_SIX).replace('Match', 'F\u00fc\u00dfe')}`,
    { days: ['2026-11-05 18:00-19:00 F\u00fc\u00dfe'], encoding: 'utf16le' },
  ],
  ['utf-16-without-bom', one(...AT_SIX), { days: SIX, encoding: 'utf16le' }],
  ['huge-line', one(...AT_SIX, `DESCRIPTION:${'x'.repeat(200_000)}`), { days: SIX }],
  ['huge-title', one(...AT_SIX).replace('Match', 'Very long '.repeat(30)), { count: 1 }],
  [
    'unknown-properties',
    one(...AT_SIX, 'X-THING;A="b;c:d":1', 'ATTENDEE;CN="Ben:;":mailto:b@example.org'),
    { days: SIX },
  ],
  [
    'unclosed-quote',
    one('DTSTART;TZID="Europe/Berlin:20261105T180000'),
    { days: [], leftOut: ['4: Line 8 cannot be read.'] },
  ],
  ['after-the-end', `${one(...AT_SIX)}<!-- served in 3 ms -->\r\n`, { days: SIX }],
  [
    'truncated',
    one(...AT_SIX).slice(0, 140),
    { unreadable: 'This file ends too early: VEVENT, which begins on line 4, has no end.' },
  ],
  [
    'truncated-after-event',
    one(...AT_SIX).replace('END:VCALENDAR\r\n', ''),
    { unreadable: 'This file ends too early: VCALENDAR, which begins on line 1, has no end.' },
  ],
  [
    'ends-crosswise',
    one(...AT_SIX, 'BEGIN:VALARM'),
    { unreadable: 'Line 11 ends VEVENT, but VALARM from line 10 is not ended.' },
  ],
  [
    'html',
    '<!DOCTYPE html>\n<html><title>Log in</title></html>',
    { unreadable: 'This is no calendar file: line 1 should be BEGIN:VCALENDAR.' },
  ],
  [
    'json',
    '{"error":"not found"}',
    { unreadable: 'This is no calendar file: line 1 should be BEGIN:VCALENDAR.' },
  ],
  ['empty', '', { unreadable: 'This file is empty.' }],
  [
    'event-without-calendar',
    crlf(event('a', 'Match', ...AT_SIX)),
    { unreadable: 'This is no calendar file: line 1 should be BEGIN:VCALENDAR.' },
  ],
  [
    'vcard',
    crlf(['BEGIN:VCARD', 'FN:Ben', 'END:VCARD']),
    { unreadable: 'This is no calendar file: line 1 should be BEGIN:VCALENDAR.' },
  ],
];
