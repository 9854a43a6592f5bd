import { beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import { moveTo, Reminding, type Told } from './support/Reminding.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const berlin = 'Europe/Berlin';
/** A family whose people turned reminders on. */
async function aFamily(...joining: string[]) {
  const family = await buildFamily(app, ...joining);
  await moveTo(app, family.id, berlin);
  const people = [family.owner, ...family.members];
  for (const person of people) await reminding.turnOn(person);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  /** Who was told what of it. */
  const ofFamily = (told: Told[]) =>
    told.flatMap(({ userId, title }) => {
      const name = names.get(userId);
      return name ? [`${name}: ${title}`] : [];
    });
  return { ...family, people, ofFamily };
}

test('everybody whom an event concerns is reminded once, 30 minutes before, and it says what, when, where and for whom', async () => {
  const { owner, members, ofFamily } = await aFamily('Ben', 'Mia');
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
  const { owner, ofFamily } = await aFamily();
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
  const { owner, members, ofFamily } = await aFamily('Ben');
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
  const { owner, members, ofFamily } = await aFamily('Ben', 'Mia');
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
  const { id, owner, members, ofFamily } = await aFamily('Ben', 'Mia', 'Leo');
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

test('all-day events and those of several days remind by the person’s own hour, once, of their first day', async () => {
  const { owner, ofFamily } = await aFamily();
  await reminding.turnOn(owner, { zone: 'America/New_York', allDay: [{ days: 1, time: '18:00' }] });
  await buildEvent(owner, {
    title: 'Beach',
    date: '2030-06-08',
    moreDays: 3,
    isAllDay: true,
    startTime: null,
    endTime: null,
  });
  await buildSeries(owner, {
    title: 'Market',
    date: '2030-06-01',
    rrule: 'FREQ=WEEKLY',
    isAllDay: true,
    startTime: null,
    endTime: null,
  });
  await reminding.at('2030-06-07T16:00:02Z');
  await reminding.at('2030-06-07T21:59:02Z');
  const told = await reminding.at('2030-06-07T22:00:02Z');
  expect(ofFamily(told).sort()).toEqual(['Olga: Beach', 'Olga: Market']);
  expect(told[0]).toMatchObject({ body: 'Tomorrow' });
  expect(ofFamily(await reminding.at('2030-06-08T22:00:02Z'))).toEqual([]);
});

test('in quiet hours a reminder waits, or comes silently where the event would not', async () => {
  const { owner, ofFamily } = await aFamily();
  await reminding.turnOn(owner, { timed: [12 * 60], quiet: { from: '20:00', to: '07:00' } });
  await buildEvent(owner, {
    title: 'Late',
    date: '2030-06-12',
    startTime: '09:00',
    endTime: '10:00',
  });
  await buildEvent(owner, {
    title: 'Early',
    date: '2030-06-12',
    startTime: '06:00',
    endTime: '07:00',
  });
  await reminding.at('2030-06-11T16:59:02Z');
  await reminding.turnOn(owner, { timed: [12 * 60, 480] });
  const early = await reminding.at('2030-06-11T20:00:02Z');
  expect(early).toMatchObject([{ title: 'Early', isSilent: true }]);
  await reminding.at('2030-06-12T04:59:02Z');
  const late = await reminding.at('2030-06-12T05:00:02Z');
  expect(ofFamily(late)).toEqual(['Olga: Late', 'Olga: Late']);
  expect(late[0]).toMatchObject({ isSilent: false });
});

test.each([
  ['America/New_York', '2031-03-09', '02:30', '2031-03-09T07:00'],
  ['Europe/Berlin', '2031-03-30', '02:30', '2031-03-30T01:00'],
  ['Australia/Lord_Howe', '2031-10-05', '02:15', '2031-10-04T15:15'],
  ['America/New_York', '2031-11-02', '01:30', '2031-11-02T05:00'],
  ['Europe/Berlin', '2031-10-26', '02:30', '2031-10-26T00:00'],
  ['Australia/Lord_Howe', '2031-04-06', '01:45', '2031-04-05T14:15'],
])(
  'in %s, %s %s, when the clocks change, is told at %s UTC and once',
  async (zone, date, startTime, due) => {
    const { id, owner, ofFamily } = await aFamily();
    await moveTo(app, id, zone);
    await buildSeries(owner, {
      title: 'Night',
      date,
      startTime,
      endTime: '05:00',
      rrule: 'FREQ=YEARLY',
    });
    const start = Date.parse(`${due}:02Z`);
    const told: string[] = [];
    await reminding.startAt(new Date(start - 66 * 60_000).toISOString());
    for (let minute = -65; minute <= 65; minute += 1) {
      const at = new Date(start + minute * 60_000);
      if (minute % 10 === 0 || Math.abs(minute) === 1) {
        told.push(...ofFamily(await reminding.at(at)).map(() => at.toISOString().slice(0, 16)));
      }
    }
    expect(told).toEqual([due]);
  },
);

test('after an hour down what is still ahead is told, what has begun is not; two nodes plan it once', async () => {
  const { owner, ofFamily } = await aFamily();
  await reminding.startAt('2031-05-14T08:00:02Z');
  await buildEvent(owner, {
    title: 'Begun',
    date: '2031-05-14',
    startTime: '10:50',
    endTime: '12:00',
  });
  await buildEvent(owner, {
    title: 'Ahead',
    date: '2031-05-14',
    startTime: '11:10',
    endTime: '12:00',
  });
  const second = new TestApp();
  await second.startBeside(app, {});
  const other = new Reminding(second, app);
  await other.lead();
  await Promise.all([reminding.plan('2031-05-14T09:00:02Z'), other.plan('2031-05-14T09:00:02Z')]);
  const told = await Promise.all([reminding.tell(), other.tell()]);
  expect(ofFamily(told.flat())).toEqual(['Olga: Ahead']);
  await second.stop();
});
