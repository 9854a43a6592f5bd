import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildFamily, buildSeries, timed } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

/** Rules that make other programs hang, run out of memory, or answer with days that are none. */
const RULES = [
  ...['', ' ', 'x', 'FREQ', 'FREQ=', 'FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=1', 'RRULE:FREQ=DAILY'],
  ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=100', 'FREQ=DAILY;INTERVAL=1e9'],
  ...['FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=1001', 'FREQ=DAILY;COUNT=-1', 'FREQ=DAILY;COUNT=1.5'],
  ...['FREQ=DAILY;UNTIL=99999999', 'FREQ=DAILY;COUNT=2;UNTIL=20300101', 'FREQ=DAILY;FREQ=DAILY'],
  ...['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=4,6,9,11;BYMONTHDAY=31'],
  ...['FREQ=YEARLY;BYYEARDAY=366;INTERVAL=99', 'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6'],
  ...['FREQ=MONTHLY;BYDAY=6MO', 'FREQ=DAILY;BYSETPOS=366', 'FREQ=DAILY;BYHOUR=9'],
  ...[
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=99;COUNT=1000',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  ],
  `FREQ=MONTHLY;BYDAY=${'MO,'.repeat(50_000)}MO`,
  `FREQ=DAILY${';WKST=MO'.repeat(10_000)}`,
  '\u0000FREQ=DAILY',
  'ＦＲＥＱ=DAILY',
];

test('a hostile rule is refused with a sentence or kept, wherever it is sent', async () => {
  const { owner } = await buildFamily(app);
  const { client } = owner;
  for (const rrule of [...RULES, 7, null, [], {}]) {
    const { id } = await buildSeries(owner);
    const calls: [method: string, path: string, more: object][] = [
      ['POST', '/api/series', {}],
      ['POST', `/api/series/${id}/split`, { from: '2026-12-05', newId: randomUUID() }],
      ['PUT', `/api/series/${id}`, {}],
    ];
    for (const [method, path, more] of calls) {
      const answer = await client.request(method, path, { ...timed, rrule, ...more });
      const isRefused = answer.status === 400 || answer.status === 413;
      expect([rrule, answer.status < 300 || isRefused]).toEqual([rrule, true]);
      if (answer.status === 400) {
        expect(answer.body).toMatchObject({
          fields: { rrule: expect.stringMatching(/\w+.*[.]?$/) },
        });
      }
    }
  }
  expect((await client.get('/api/month?from=2026-11-01&to=2027-11-01')).status).toBe(200);
});
