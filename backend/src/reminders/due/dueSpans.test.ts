import { expect, test } from '@jest/globals';
import { dueSpans } from './dueSpans.js';

const minutes = {
  after: new Date('2026-11-12T08:58:00Z'),
  until: new Date('2026-11-12T09:00:00Z'),
};
const chosen = { eventZone: 'Europe/Berlin', ownZone: 'America/New_York' };

test('a timed event is looked for by its calendar’s clocks, an all-day one by its reader’s', async () => {
  const leads = [
    { days: 1, time: '03:59' },
    { days: 2, time: '04:01' },
  ];
  expect(await dueSpans([{ ...chosen, timed: [30], allDay: leads }], minutes)).toEqual({
    timed: [{ date: '2026-11-12', from: '10:29', to: '10:31', zones: ['Europe/Berlin'] }],
    allDay: [{ date: '2026-11-13', zones: ['America/New_York'] }],
  });
});

test('who chooses thousands of different lead times does not hold up the others', async () => {
  const inUse = Array.from({ length: 40_000 }, (_, minute) => ({
    ...chosen,
    timed: [minute],
    allDay: [
      {
        days: Math.floor(minute / 1440),
        time: new Date(minute * 60_000).toISOString().slice(11, 16),
      },
    ],
  }));
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  await dueSpans(inUse, minutes);
  clearInterval(count);
  expect(turns).toBeGreaterThan(10);
});
