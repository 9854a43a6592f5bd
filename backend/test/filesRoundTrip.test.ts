import { expect, test } from '@jest/globals';
import { buildEvent, buildSeries, buildUser, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { fileOf, importFile } from './support/importFile.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const ZONE = 'Europe/Berlin';
/** What tells when a copy was made and edited, and nothing of the event. */
const OF_THE_COPY = /^(DTSTAMP|CREATED|LAST-MODIFIED|SEQUENCE):/;

const exported = async (client: Client): Promise<string> =>
  String(expectStatus(await client.get('/api/family/export.ics'), 200).body);

/** What a file says of its events, in an order that does not depend on who wrote it. */
function eventsIn(file: string): string[] {
  const [, ...blocks] = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return blocks
    .map((block) => block.slice(0, block.indexOf('END:VEVENT')))
    .map((block) =>
      block
        .split('\r\n')
        .filter((line) => !OF_THE_COPY.test(line))
        .sort()
        .join('\n'),
    )
    .sort();
}

/** From elsewhere: names of its own, properties that we do not know, and a changed occurrence. */
const SCHOOL = fileOf(
  [
    ...['UID:trip@school', 'SUMMARY:Trip', 'DTSTART;VALUE=DATE:20261201'],
    ...['URL:https://school.example/trip', 'X-ROOM;X-FLOOR=2:12', 'CLASS:PUBLIC'],
  ],
  [
    ...['UID:choir@school', 'DTSTART:20261102T180000', 'DTEND:20261102T190000'],
    ...['RRULE:FREQ=WEEKLY;COUNT=4', 'SUMMARY:Choir', 'EXDATE:20261116T180000'],
  ],
  [
    ...['UID:choir@school', 'RECURRENCE-ID:20261109T180000', 'SUMMARY:Choir in church'],
    ...['DTSTART:20261110T190000', 'DTEND:20261110T200000', 'X-ROOM:nave'],
  ],
);

test('export, import into an empty calendar and export give the same events, with the same names', async () => {
  const { client, ...olga } = await buildUser(app, 'Olga', { zone: ZONE });
  const person = { client, ...olga };
  await importFile(client, SCHOOL);
  await buildEvent(person, {
    title: 'Dentist; bring cards',
    location: 'Main St, 2',
    notes: 'a\nb',
  });
  await buildEvent(person, { title: 'Camp', isAllDay: true, moreDays: 6, date: '2027-07-01' });
  await buildEvent(person, {
    title: 'Night train',
    moreDays: 1,
    startTime: '22:00',
    endTime: '07:00',
  });
  const zoned = { zone: 'America/New_York', startTime: '20:00', endTime: '21:00' };
  await buildEvent(person, { ...zoned, title: 'Call' });
  await buildSeries(person, { ...zoned, title: 'Class', rrule: 'FREQ=WEEKLY;UNTIL=20270601' });
  await buildSeries(person, { title: 'Bins', isAllDay: true, rrule: 'FREQ=MONTHLY;BYDAY=-1FR' });
  const piano = await buildSeries(person, { title: 'Piano', rrule: 'FREQ=WEEKLY;COUNT=10' });
  const day = (date: string) => `/api/series/${piano.id}/occurrences/${date}`;
  expectStatus(await client.delete(day('2026-11-28')), 200);
  const concert = { ...timed, title: 'Concert', date: '2026-12-06' };
  expectStatus(await client.put(day('2026-12-05'), concert), 200);

  const first = await exported(client);
  const ben = await buildUser(app, 'Ben', { zone: ZONE });
  await importFile(ben.client, first);
  const second = await exported(ben.client);
  expect(eventsIn(second)).toEqual(eventsIn(first));
  expect(eventsIn(first)).toHaveLength(11);
  expect(second).toContain('UID:choir@school');
  expect(second).toContain('X-ROOM;X-FLOOR=2:12');
  const zonesIn = (file: string) => file.match(/BEGIN:VTIMEZONE[^]*END:VTIMEZONE/)?.[0];
  expect(zonesIn(second)).toBe(zonesIn(first));
});
