import { expect, test } from '@jest/globals';
import { allDaySpans, ownDates, timedSpans, type OwnLeads } from './dueSpans.js';

const minutes = {
  after: new Date('2026-11-12T08:58:00Z'),
  until: new Date('2026-11-12T09:00:00Z'),
};

test('a timed event is looked for by its calendar’s clocks, an all-day one by its reader’s', async () => {
  const timed = [
    { zone: 'Europe/Berlin', lead: 30 },
    { zone: 'Europe/Vienna', lead: 30 },
    { zone: 'Europe/London', lead: 90 },
  ];
  expect(await timedSpans(timed, minutes)).toEqual([
    {
      date: '2026-11-12',
      from: '10:29',
      to: '10:31',
      zones: ['Europe/Berlin', 'Europe/Vienna', 'Europe/London'],
      leads: [30, 90],
    },
  ]);
  const zone = 'America/New_York';
  const allDay = [
    { zone, days: 1, time: '03:59' },
    { zone, days: 2, time: '04:01' },
  ];
  expect(allDaySpans(allDay, minutes)).toEqual([{ date: '2026-11-13', zones: [zone] }]);
});

test('what somebody chose for one event is due by the clocks of that event, or by their own', () => {
  const own: OwnLeads = {
    id: 'an event',
    chosenFor: 'an event',
    userId: 'somebody',
    date: '2026-11-12',
    startTime: '10:30',
    zone: 'Europe/Berlin',
    ownZone: 'America/New_York',
    timed: [30, 60, 1_470],
    allDay: [{ days: 3, time: '04:00' }],
  };
  expect(ownDates(own, minutes)).toEqual(['2026-11-12', '2026-11-13']);
  expect(ownDates({ ...own, zone: 'Europe/London' }, minutes)).toEqual([]);
  expect(ownDates({ ...own, startTime: null }, minutes)).toEqual(['2026-11-15']);
  expect(ownDates({ ...own, timed: null, allDay: null }, minutes)).toEqual([]);
});

test('who chooses thousands of different lead times does not hold up the others', async () => {
  const inUse = Array.from({ length: 40_000 }, (_, lead) => ({ zone: 'Europe/Berlin', lead }));
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await timedSpans(inUse, minutes);
  clearInterval(count);
  expect(turns).toBeGreaterThan(10);
});
