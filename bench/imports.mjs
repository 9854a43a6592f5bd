// node bench/imports.mjs: how long the import of a file of 5,000 events takes, how long its undo, and how
// long /health/live and a relative's write take meanwhile; the same of files that mean harm. Exits 1 over
// budget.
import { tell, verdict } from './budgets.mjs';
import { twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const EVENTS = 5_000;
const DAY_MS = 86_400_000;

const day = (at) => new Date(Date.UTC(2020, 0, 1) + at * DAY_MS).toISOString().slice(0, 10);
const file = (lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const events = Array.from({ length: EVENTS }, (_, at) => {
  const date = day(at % 3_000).replaceAll('-', '');
  const hours = [`DTSTART:${date}T090000`, `DTEND:${date}T100000`];
  const texts = [`SUMMARY:Errand ${at}`, 'DESCRIPTION:Bring the blue bag', 'LOCATION:At home'];
  return ['BEGIN:VEVENT', `UID:${at}@bench`, ...hours, ...texts, 'END:VEVENT'];
});
const event = (...lines) => [
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261105T180000',
  ...lines,
  'END:VEVENT',
];
const many = (count, text) => Array.from({ length: count }, () => text).join('\r\n');
const HARMFUL = {
  nonsense: 'x'.repeat(4_900_000),
  'a million properties': file(event(many(1_200_000, 'A:'))),
  'nested alarms': file([many(150_000, 'BEGIN:VALARM'), many(150_000, 'END:VALARM')]),
  'one line folded over and over': file(event(`DESCRIPTION:${'\r\n x'.repeat(1_200_000)}`)),
  'rules without end': file(many(22_000, event('RRULE:FREQ=DAILY;COUNT=999999').join('\r\n'))),
  parameters: file(
    event(
      many(90, `ATTENDEE${';A=b'.repeat(12_000)}:x`),
      many(9, `SUMMARY${';A=b'.repeat(12_000)}:x`),
    ),
  ),
  zones: file([
    ...Array.from({ length: 9_000 }, (_, at) =>
      [
        ...['BEGIN:VTIMEZONE', `TZID:Z${at}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
        ...['TZOFFSETFROM:+0137', 'TZOFFSETTO:+0137', 'RRULE:FREQ=SECONDLY', 'END:STANDARD'],
        ...[
          'BEGIN:STANDARD',
          'DTSTART:19700101T000000',
          'TZOFFSETFROM:+0137',
          'TZOFFSETTO:+0137',
          'END:STANDARD',
          'END:VTIMEZONE',
        ],
        ...['BEGIN:VEVENT', `UID:${at}`, `DTSTART;TZID=Z${at}:20261105T180000`, 'END:VEVENT'],
      ].join('\r\n'),
    ),
  ]),
};

const server = await startServer({ DEFAULT_TIER: 'premium' });

/** Sends a file as a person; the answer's text. */
async function send(person, body, path = '') {
  const cookie = person
    .browserCookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const headers = { 'content-type': 'text/calendar', cookie };
  const response = await fetch(`${server.url}/api/imports${path}`, {
    method: 'POST',
    body,
    headers,
  });
  return response.text();
}

/** How long work takes, and the longest that each of some others took meanwhile, in ms. */
async function meanwhile(work, others) {
  let isOver = false;
  const longest = others.map(async (other) => {
    let most = 0;
    while (!isOver) {
      const start = performance.now();
      await other();
      most = Math.max(most, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Math.round(most);
  });
  const start = performance.now();
  const answer = await work();
  const took = Math.round(performance.now() - start);
  isOver = true;
  return { answer, took, longest: await Promise.all(longest) };
}

try {
  const { ana, ben, family } = await twoPeople(server.url);
  const live = async () => void (await (await fetch(`${server.url}/health/live`)).text());
  const write = (familyId) => () =>
    ana.call('POST', '/api/events', {
      ...{ familyId, title: 'Errand', date: '2026-11-05', isAllDay: true },
      ...{ mainCategory: 'General family gatherings', subCategory: 'Picnic' },
    });
  const imported = await meanwhile(() => send(ben, file(events.flat())), [live, write(family.id)]);
  const { result } = JSON.parse(imported.answer.trim().split('\n').at(-1));
  tell(`import of ${result.counts.new} events`, imported.took, 10_000, 'ms');
  tell('/health/live meanwhile, longest', imported.longest[0], 100, 'ms');
  tell('a write by a relative meanwhile, longest', imported.longest[1], 1_000, 'ms');
  const again = await meanwhile(() => send(ben, file(events.flat())), [live]);
  tell('the same again', again.took, 10_000, 'ms');
  const undone = await meanwhile(
    () => ben.call('POST', '/api/events/undo', { familyId: family.id, revision: result.revision }),
    [live],
  );
  console.info(undone.answer.message);
  tell('its undo', undone.took, 10_000, 'ms');
  tell('/health/live meanwhile, longest', undone.longest[0], 100, 'ms');
  for (const [name, body] of Object.entries(HARMFUL)) {
    const { took, longest, answer } = await meanwhile(() => send(ben, body, '/preview'), [live]);
    tell(`${name} (${answer.slice(0, 70)})`, took, 10_000, 'ms');
    tell('/health/live meanwhile, longest', longest[0], 100, 'ms');
  }
} finally {
  await server.stop();
}
process.exit(verdict());
