import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
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
