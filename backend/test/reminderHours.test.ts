import { beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildSeries } from './support/builders.js';
import { moveTo, Reminding } from './support/Reminding.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

test('all-day events and those of several days remind by the person’s own hour, once, of their first day', async () => {
  const { owner, ofFamily } = await reminding.buildFamily();
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
  const { owner, ofFamily } = await reminding.buildFamily();
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
    const { id, owner, ofFamily } = await reminding.buildFamily();
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
  const { owner, ofFamily } = await reminding.buildFamily();
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
