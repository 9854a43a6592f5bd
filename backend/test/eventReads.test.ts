import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { SearchResult } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { occurrenceId } from '@kinday/contracts/series';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  type BuiltFamily,
} from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let family: BuiltFamily;

beforeAll(async () => {
  family = await buildFamily(app);
});

describe('GET /api/events', () => {
  const read = (from: string, to: string) =>
    family.owner.client.get(`/api/events?from=${from}&to=${to}`);

  test('takes the first day in and leaves the last one out', async () => {
    for (const date of ['2025-03-31', '2025-04-01', '2025-04-30', '2025-05-01']) {
      await buildEvent(family.owner, { date });
    }
    const events = (await read('2025-04-01', '2025-05-01')).body as Event[];
    expect(events.map(({ date }) => date)).toEqual(['2025-04-01', '2025-04-30']);
  });

  test('sorts a day: all-day first, then by start, then by creation', async () => {
    const date = '2025-06-10';
    await buildEvent(family.owner, { title: '4', date, startTime: '09:30', endTime: '10:00' });
    await buildEvent(family.owner, { title: '2', date, startTime: '08:00', endTime: '10:00' });
    await buildEvent(family.owner, { title: '3', date, startTime: '08:00', endTime: '08:30' });
    await buildEvent(family.owner, { title: '1', date, isAllDay: true });
    await buildEvent(family.owner, { title: '0', date: '2025-06-09' });
    const events = (await read('2025-06-01', '2025-07-01')).body as Event[];
    expect(events.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4']);
  });

  test.each([
    ['Invalid date format', '2026-02-30', '2026-03-01'],
    ['Invalid date format', '', '2026-03-01'],
    ['Invalid date format', '2026-01-01', '2026-1-2'],
    ['The end of the range must be after its start', '2026-02-01', '2026-02-01'],
    ['A range spans at most 366 days', '2026-01-01', '2027-01-03'],
  ])('refuses with 400 "%s" from %j to %j', async (error, from, to) => {
    const answer = await read(from, to);
    expect([answer.status, answer.body]).toMatchObject([400, { error }]);
  });

  test('refuses a read without a range, or with two, with 400', async () => {
    const { client } = family.owner;
    expect((await client.get('/api/events')).status).toBe(400);
    const twice = 'from=2026-01-01&from=2026-02-01&to=2026-03-01';
    expect((await client.get(`/api/events?${twice}`)).status).toBe(400);
  });

  test('[S8] names the revision it shows, which every write counts on by one', async () => {
    const before = (await read('2030-01-01', '2030-02-01')).revision!;
    const { id } = await buildEvent(family.owner);
    const edited = await family.owner.client.delete(`/api/events/${id}`);
    expect(edited.revision).toBe(before + 2);
    const after = await read('2030-01-01', '2030-02-01');
    expect([after.revision, after.body]).toEqual([before + 2, []]);
    expect((await family.owner.client.get('/api/family')).revision).toBe(before + 2);
  });
});

describe('GET /api/events/search', () => {
  const search = async (q: string, client = family.owner.client) => {
    const answer = await client.get(`/api/events/search?${new URLSearchParams({ q })}`);
    return expectStatus(answer, 200).body as SearchResult[];
  };
  const titles = async (q: string) => (await search(q)).map(({ title }) => title);

  test('finds title and notes without regard to case and accents', async () => {
    await buildEvent(family.owner, { title: 'Fête d’Élise', date: '2027-01-01' });
    await buildEvent(family.owner, { title: 'Lunch', notes: 'at CAFÉ Zoë', date: '2027-01-02' });
    expect(await titles('fete')).toEqual(['Fête d’Élise']);
    expect(await titles('ÉLISE')).toEqual(['Fête d’Élise']);
    expect(await titles('cafe zoe')).toEqual(['Lunch']);
    expect(await titles('dinner at eight')).toEqual([]);
  });

  test('finds an event by its place, and one that repeats by all its texts', async () => {
    const { owner } = family;
    const lake = await buildEvent(owner, { title: 'Picnic', location: 'Übersee, Strand' });
    const choir = await buildSeries(owner, { title: 'Choir', notes: 'Rübezahl', location: 'Aula' });
    for (const q of ['ubersee', 'strand']) {
      expect(await search(q)).toMatchObject([{ id: lake.id, date: lake.date }]);
    }
    for (const q of ['choir', 'rubezahl', 'AULA']) {
      expect(await search(q)).toMatchObject([{ title: 'Choir', notes: 'Rübezahl' }]);
    }
    await owner.client.delete(`/api/series/${choir.id}`);
    expect(await search('choir')).toEqual([]);
  });

  test('shows a series on its next day from today on, else on its last', async () => {
    const { owner } = family;
    const day = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
    const ahead = await buildSeries(owner, { title: 'Judo', date: day(-71), rrule: 'FREQ=WEEKLY' });
    const over = { title: 'Judo camp', date: day(-20), rrule: 'FREQ=DAILY;COUNT=3' };
    const past = await buildSeries(owner, over);
    await owner.client.delete(`/api/series/${past.id}/occurrences/${day(-18)}`);
    expect((await search('judo')).map(({ id, date }) => [id, date])).toEqual([
      [occurrenceId(ahead.id, day(6)), day(6)],
      [occurrenceId(past.id, day(-19)), day(-19)],
    ]);
  });

  test('takes %, _ and \\ as they stand, in any width', async () => {
    await buildEvent(family.owner, { title: '100% wool_sale C:\\temp', date: '2027-02-01' });
    for (const q of ['100%', 'wool_', 'C:\\t']) expect(await titles(q)).toHaveLength(1);
    for (const q of ['1%l', 'woo__', '\\%', '％％', '＿＿＿', '\\']) {
      expect(await titles(q)).toEqual(q === '\\' ? ['100% wool_sale C:\\temp'] : []);
    }
    expect(await titles('＼')).not.toContain('Lunch');
  });

  test('shows where and when, nearest to today first, across all calendars of the user', async () => {
    const { client } = family.owner;
    const today = Date.now();
    const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    await buildEvent(family.owner, { title: 'Chess far', date: day(90) });
    const near = await buildEvent(family.owner, { title: 'Chess near', date: day(-3) });
    const other = await buildFamily(app);
    await buildEvent(other.owner, { title: 'Chess between', date: day(20) });
    expectStatus(await client.post('/api/calendars/join', { inviteCode: other.inviteCode }), 200);
    const found = await search('chess');
    expect(found.map(({ title }) => title)).toEqual(['Chess near', 'Chess between', 'Chess far']);
    expect(found[0]).toEqual({
      id: near.id,
      familyId: family.id,
      familyName: family.name,
      title: 'Chess near',
      date: near.date,
      startTime: '09:00',
      notes: null,
    });
    expect(found[1]).toMatchObject({ familyId: other.id, familyName: other.name });
    expect(await search('chess', (await buildUser(app, 'Eve')).client)).toEqual([]);
  });

  test('answers 50 at most', async () => {
    const many = await buildFamily(app);
    for (let index = 0; index < 52; index += 1) {
      const date = `2029-0${1 + Math.floor(index / 26)}-01`;
      await buildEvent(many.owner, { title: `Yoga ${index}`, date });
    }
    expect(await search('yoga', many.owner.client)).toHaveLength(50);
  });

  test.each([[''], [' \u200b'], ['a'.repeat(LIMITS.searchText + 1)]])(
    'refuses %j with 400',
    async (q) => {
      const answer = await family.owner.client.get(
        `/api/events/search?${new URLSearchParams({ q })}`,
      );
      expect(answer.status).toBe(400);
    },
  );
});

describe('GET /api/events/kinds', () => {
  test('answers the type that each title was last given, of events and of series', async () => {
    const { owner } = await buildFamily(app);
    expect((await owner.client.get('/api/events/kinds')).body).toEqual([]);
    const everyday = { mainCategory: 'Everyday life' } as const;
    await buildEvent(owner, {
      ...everyday,
      title: 'Mia',
      subCategory: 'School',
      date: '2020-01-01',
    });
    await buildSeries(owner, { ...everyday, title: 'Chess', subCategory: 'Sports and hobbies' });
    await buildEvent(owner, {
      ...everyday,
      title: 'MIA ',
      subCategory: 'Work',
      date: '2019-01-01',
    });
    const answer = expectStatus(await owner.client.get('/api/events/kinds'), 200);
    expect(answer.body).toEqual([
      { ...everyday, title: 'MIA', subCategory: 'Work' },
      { ...everyday, title: 'Chess', subCategory: 'Sports and hobbies' },
    ]);
    expect(answer.revision).toBeGreaterThan(0);
  });
});
