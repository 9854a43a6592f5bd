// Calendars of chance, by a seed: events and series in three clocks, with days taken out, added and moved.
// What they say is told by ical.js, which knows nothing of ours.

const ZONE = {
  'Europe/Berlin': [
    '+0100',
    '+0200',
    '19700329T020000',
    'BYMONTH=3;BYDAY=-1SU',
    '19701025T030000',
    'BYMONTH=10;BYDAY=-1SU',
  ],
  'America/New_York': [
    '-0500',
    '-0400',
    '19700308T020000',
    'BYMONTH=3;BYDAY=2SU',
    '19701101T020000',
    'BYMONTH=11;BYDAY=1SU',
  ],
};
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Rules that yield their first day: on others programs do not agree. */
function rulesFrom(day) {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);
  const [weekday, next] = [0, 2].map((more) => WEEKDAYS[(date.getUTCDay() + more) % 7]);
  const [month, inMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return [
    ...['FREQ=DAILY;COUNT=12', 'FREQ=DAILY;INTERVAL=3;COUNT=20', 'FREQ=WEEKLY;COUNT=15'],
    ...[`FREQ=WEEKLY;BYDAY=${weekday},${next};COUNT=12`, 'FREQ=MONTHLY;COUNT=10'],
    ...[`FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday};COUNT=9`, 'FREQ=YEARLY;COUNT=3'],
    ...[`FREQ=MONTHLY;BYDAY=${Math.ceil(inMonth / 7)}${weekday};COUNT=8`],
    ...[`FREQ=MONTHLY;BYMONTHDAY=${inMonth};INTERVAL=2;COUNT=6`],
    ...[`FREQ=YEARLY;BYMONTH=${month},${(month % 12) + 1};COUNT=4`],
  ];
}

/** @param {number} seed a whole number; the same one makes the same calendar */
export function seededCalendar(seed) {
  let state = seed * 2654435761 + 1;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const two = (number) => String(number).padStart(2, '0');
  const pick = (list) => list[random(list.length)];
  const events = Array.from({ length: 4 }, (_, at) => {
    const zone = pick([null, 'Europe/Berlin', 'America/New_York']);
    const isAllDay = random(4) === 0;
    const day = `2026${two(1 + random(12))}${two(1 + random(28))}`;
    const hour = 5 + random(12);
    const told = (name, date, hours) => {
      if (isAllDay) return `${name};VALUE=DATE:${date}`;
      return `${name}${zone ? `;TZID=${zone}` : ''}:${date}T${two(hours)}1500`;
    };
    const repeats = random(3) > 0;
    const shifted = (days) => {
      const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);
      return new Date(date.getTime() + days * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', '');
    };
    const head = ['BEGIN:VEVENT', `UID:${seed}-${at}@seeded`, `SUMMARY:Event ${at}`];
    const end = isAllDay
      ? told('DTEND', shifted(1 + random(3)), 0)
      : told('DTEND', day, hour + 1 + random(3));
    const more = repeats
      ? [
          `RRULE:${pick(rulesFrom(day))}`,
          ...(random(2) ? [told('EXDATE', shifted(7 * random(4)), hour)] : []),
          ...(random(3) ? [] : [told('RDATE', shifted(5 + random(60)), hour)]),
        ]
      : [];
    return [...head, told('DTSTART', day, hour), end, ...more, 'END:VEVENT'];
  });
  const zones = Object.entries(ZONE).flatMap(
    ([name, [winter, summer, spring, springRule, autumn, autumnRule]]) => [
      ...[
        'BEGIN:VTIMEZONE',
        `TZID:${name}`,
        'BEGIN:DAYLIGHT',
        `TZOFFSETFROM:${winter}`,
        `TZOFFSETTO:${summer}`,
      ],
      ...[`DTSTART:${spring}`, `RRULE:FREQ=YEARLY;${springRule}`, 'END:DAYLIGHT', 'BEGIN:STANDARD'],
      ...[`TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`, `DTSTART:${autumn}`],
      ...[`RRULE:FREQ=YEARLY;${autumnRule}`, 'END:STANDARD', 'END:VTIMEZONE'],
    ],
  );
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Chance//EN', ...zones, ...events.flat(), 'END:VCALENDAR'].join('\r\n')}\r\n`;
}
