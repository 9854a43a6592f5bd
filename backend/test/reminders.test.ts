import { beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildSeries, expectStatus, timed } from './support/builders.js';
import { Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

test('everybody whom an event concerns is reminded once, 30 minutes before, and it says what, when, where and for whom', async () => {
  const { owner, members, ofFamily } = await reminding.buildFamily('Ben', 'Mia');
  await buildEvent(owner, {
    title: 'Dentist',
    date: '2030-05-14',
    startTime: '15:00',
    endTime: '16:00',
    location: 'Dr. Lee, Main St',
    forIds: [members[0]!.id, owner.id],
  });
  expect(ofFamily(await reminding.at('2030-05-14T12:29:59Z'))).toEqual([]);
  const told = await reminding.at('2030-05-14T12:30:02Z');
  expect(ofFamily(told).sort()).toEqual(['Ben: Dentist', 'Olga: Dentist']);
  expect(told[0]).toMatchObject({
    body: 'Today, 3:00 PM · Dr. Lee, Main St · For Olga and Ben',
    subject: 'Dentist, today at 3:00 PM',
    isSilent: false,
  });
  expect(ofFamily(await reminding.at('2030-05-14T12:31:02Z'))).toEqual([]);
});

test('what is moved reminds again, what is only called otherwise does not, what is deleted not at all; restored it does', async () => {
  const { owner, ofFamily } = await reminding.buildFamily();
  const at = (time: string) => ({
    ...timed,
    date: '2030-05-20',
    startTime: time,
    endTime: '23:00',
  });
  const { id } = await buildEvent(owner, at('09:00'));
  const put = (fields: object) => owner.client.put(`/api/events/${id}`, fields);
  expect(ofFamily(await reminding.at('2030-05-20T06:30:02Z'))).toEqual(['Olga: Swimming']);
  await put({ ...at('09:00'), title: 'Diving' });
  expect(ofFamily(await reminding.at('2030-05-20T06:31:02Z'))).toEqual([]);
  await put({ ...at('10:00'), title: 'Diving' });
  await reminding.at('2030-05-20T07:29:02Z');
  // Planned, and moved away before it is told.
  await reminding.plan('2030-05-20T07:30:02Z');
  await put(at('11:00'));
  expect(ofFamily(await reminding.tell())).toEqual([]);
  await reminding.at('2030-05-20T08:29:02Z');
  await owner.client.delete(`/api/events/${id}`);
  expect(ofFamily(await reminding.at('2030-05-20T08:30:02Z'))).toEqual([]);
  await put(at('12:00'));
  expectStatus(await owner.client.post(`/api/events/${id}/restore`), 200);
  await put(at('12:00'));
  await reminding.at('2030-05-20T09:29:02Z');
  expect(ofFamily(await reminding.at('2030-05-20T09:30:02Z'))).toEqual(['Olga: Swimming']);
});

test('own choices hold for an event, a series, and a changed occurrence of it, which may have its own', async () => {
  const { owner, members, ofFamily } = await reminding.buildFamily('Ben');
  const ben = members[0]!;
  const series = await buildSeries(owner, {
    title: 'Piano',
    date: '2030-05-21',
    rrule: 'FREQ=DAILY',
  });
  await reminding.remindOf(ben, series.id, [60]);
  await reminding.at('2030-05-21T05:59:02Z');
  expect(ofFamily(await reminding.at('2030-05-21T06:00:02Z'))).toEqual(['Ben: Piano']);
  expect(ofFamily(await reminding.at('2030-05-21T06:30:02Z'))).toEqual(['Olga: Piano']);
  // Only called otherwise on one day: as the series.
  const day = `/api/series/${series.id}/occurrences/2030-05-22`;
  const other = { ...timed, title: 'Lesson', date: '2030-05-22' };
  const answer = expectStatus(await owner.client.put(day, other), 200);
  const changed = answer.body as { id: string };
  await reminding.at('2030-05-22T05:59:02Z');
  expect(ofFamily(await reminding.at('2030-05-22T06:00:02Z'))).toEqual(['Ben: Lesson']);
  await reminding.remindOf(ben, changed.id, []);
  await reminding.remindOf(owner, changed.id, [0, 15]);
  expect(ofFamily(await reminding.at('2030-05-22T06:30:02Z'))).toEqual([]);
  expect(ofFamily(await reminding.at('2030-05-22T06:45:02Z'))).toEqual(['Olga: Lesson']);
  expect(ofFamily(await reminding.at('2030-05-22T07:00:02Z'))).toEqual(['Olga: Lesson']);
});

test('whom an event is not for is reminded once they do it; whatever was chosen less since is not told', async () => {
  const { owner, members, ofFamily } = await reminding.buildFamily('Ben', 'Mia');
  const [ben, mia] = members;
  const event = await buildEvent(owner, {
    title: 'Cake',
    date: '2030-06-02',
    forIds: [mia!.id],
    needsSomebody: true,
  });
  expectStatus(await ben!.client.post(`/api/events/${event.id}/claim`, {}), 200);
  await reminding.plan('2030-06-02T06:30:02Z');
  await reminding.turnOn(mia!, { timed: [10] });
  expect(ofFamily(await reminding.tell())).toEqual(['Ben: Cake']);
  await reminding.plan('2030-06-02T06:50:02Z');
  await reminding.turnOn(mia!, { isOn: false });
  expect(ofFamily(await reminding.tell())).toEqual([]);
});

test('a member who was removed, or left, hears nothing more; one who came back in time does', async () => {
  const { id, owner, members, ofFamily } = await reminding.buildFamily('Ben', 'Mia', 'Leo');
  const [ben, mia, leo] = members;
  await buildEvent(owner, { title: 'Party', date: '2030-06-03' });
  await reminding.plan('2030-06-03T06:30:02Z');
  await owner.client.post('/api/family/remove-member', { familyId: id, userId: ben!.id });
  await mia!.client.post('/api/calendars/leave', { familyId: id });
  await leo!.client.post('/api/calendars/leave', { familyId: id });
  const { family } = (await owner.client.get('/api/family')).body as {
    family: { inviteCode: string };
  };
  expectStatus(
    await leo!.client.post('/api/calendars/join', { inviteCode: family.inviteCode }),
    200,
  );
  expect(ofFamily(await reminding.tell()).sort()).toEqual(['Leo: Party', 'Olga: Party']);
});
