import { expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { buildEvent, buildUser, timed } from './builders.js';
import { startApp } from './startApp.js';

const DATES = [
  '2026-11-01',
  '2026-11-30',
  '2026-03-08',
  '2026-03-29',
  '2028-02-29',
  '0001-01-01',
  '9999-12-30',
  '1994-12-31',
  '2011-12-30',
];

/** Tests that no event moves by a day, in the time zone of the test file that calls it. */
export function testEventDates(timeZone: string): void {
  const app = startApp();

  test(`this server keeps the time of ${timeZone}`, () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  });

  test.each(DATES)('an event of %s is read, edited and found on that very day', async (date) => {
    const ana = await buildUser(app, 'Ana');
    const event = await buildEvent(ana, { date });
    expect(event.date).toBe(date);
    const path = `/api/events/${event.id}`;
    const edited = await ana.client.put(path, { ...timed, date, title: 'Found' });
    expect(edited.body).toMatchObject({ date });
    const month = await ana.client.get(`/api/events?from=${date}&to=${addDays(date, 1)}`);
    expect((month.body as Event[]).map((each) => [each.id, each.date])).toEqual([[event.id, date]]);
    const found = await ana.client.get('/api/events/search?q=Found');
    expect(found.body).toMatchObject([{ id: event.id, date }]);
  });
}
