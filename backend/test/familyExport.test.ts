import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import type ICAL from 'ical.js';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
} from './support/builders.js';
import { parseCalendar } from './support/parseCalendar.js';
import { startApp } from './support/startApp.js';

const app = startApp();

test('any member gets the whole calendar as a file that another program reads', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const name = 'Müller & "Söhne", Köln';
  expectStatus(await owner.client.put('/api/family', { familyId, name }), 200);
  expectStatus(await owner.client.post('/api/me/dates', { birthday: '02-29' }), 200);
  const dentist = await buildEvent(owner, { title: 'Dentist; bring cards, please' });
  const zoo = await buildEvent(ben, { isAllDay: true, date: '1999-12-31', title: 'Zoo' });
  const gone = await buildEvent(ben, { title: 'Cancelled' });
  expectStatus(await ben.client.delete(`/api/events/${gone.id}`), 200);

  const answer = expectStatus(
    await ben.client.get(`/api/family/export.ics?familyId=${familyId}`),
    200,
  );

  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const disposition = answer.headers.get('Content-Disposition') ?? '';
  expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(
    `${name}.ics`,
  );
  const { calendar, entries } = parseCalendar(String(answer.body));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
  expect(
    entries.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()]),
  ).toEqual([
    [`${zoo.id}@kinday`, 'Zoo', '1999-12-31'],
    [`${dentist.id}@kinday`, 'Dentist; bring cards, please', '2026-11-21T09:00:00'],
    [expect.stringContaining('birthday'), "🎂 Olga's Birthday", '2000-02-29'],
  ]);
});

/** The days on which an entry of a file comes in the last months of 2026. */
function daysOf(entry: ICAL.Event): string[] {
  const days = entry.iterator();
  // ical.js says of neither what it is.
  const next = (): ICAL.Time | undefined => days.next();
  const detailsOf = (day: ICAL.Time) =>
    entry.getOccurrenceDetails(day) as unknown as { item: ICAL.Event; startDate: ICAL.Time };
  const found: string[] = [];
  for (let day = next(); day && day.year < 2027; day = next()) {
    const { startDate, item } = detailsOf(day);
    found.push(`${item.summary} ${startDate.toString()}`);
  }
  return found;
}

test('what repeats comes on the same days in another program, with what was changed by itself', async () => {
  const { id: familyId, owner } = await buildFamily(app);
  const { client } = owner;
  const chess = { title: 'Chess', date: '2026-10-07', rrule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=4' };
  const rules = [
    { title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY;UNTIL=20261203' },
    { ...chess, isAllDay: true, moreDays: 1, location: 'Club; upstairs' },
  ];
  for (const fields of rules) {
    const { id } = await buildSeries(owner, fields);
    const path = `/api/series/${id}/occurrences`;
    const [first, second] = fields.title === 'Piano' ? ['11-12', '11-19'] : ['10-08', '10-15'];
    expectStatus(await client.delete(`${path}/2026-${first}`), 200);
    const concert = { ...timed, title: 'Concert', date: '2026-11-20' };
    expectStatus(await client.put(`${path}/2026-${second}`, concert), 200);
  }
  const file = await client.get(`/api/family/export.ics?familyId=${familyId}`);
  const { entries } = parseCalendar(String(file.body));
  const changed = entries.filter((entry) => entry.isRecurrenceException());
  const found = entries.filter((entry) => entry.isRecurring());
  for (const entry of found) {
    changed.filter(({ uid }) => uid === entry.uid).forEach((each) => entry.relateException(each));
  }
  const answer = await client.get('/api/occurrences?from=2026-10-01&to=2027-01-01');
  const expected = (answer.body as Event[]).map(
    ({ title, date, isAllDay }) => `${title} ${date}${isAllDay ? '' : 'T09:00:00'}`,
  );
  expect(found.flatMap(daysOf).sort()).toEqual(expected.sort());
  expect(changed).toHaveLength(2);
  expect(found[0]).toMatchObject({ summary: 'Chess', location: 'Club; upstairs' });
  expect(found[0]!.duration.toSeconds()).toBe(2 * 86_400);
});

test('nobody but a member gets a calendar as a file', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const stranger = await buildUser(app, 'Zoe');
  expectStatus(await owner.client.post('/api/family/remove-member', { userId: ben.id }), 200);
  const path = `/api/family/export.ics?familyId=${familyId}`;
  expect((await stranger.client.get(path)).status).toBe(404);
  expect((await ben.client.get(path)).status).toBe(404);
  expect((await app.newClient().get(path)).status).toBe(401);
});
