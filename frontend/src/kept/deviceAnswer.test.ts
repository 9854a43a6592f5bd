/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { ABSENT_CONTENT, creatorOf, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { newSeries } from '@kinday/contracts/seriesInput';
import { dayIn } from '@kinday/contracts/zonedTime';
import { AT, HOME, olga, picnic, shownHome } from '../sync/sampleFamily.testing';
import { queueChange } from './changeQueue';
import { ANA, BEN } from './device.testing';
import { deviceAnswer } from './deviceAnswer';
import { feedsOf, keepAnswer } from './keptAnswers';
import { forgetAll, keepFor, readCopyAs } from './owner';
import { keepFamily } from './replica';

const EPOCH = 'one';
const today = dayIn(shownHome.family.zone, new Date());
const range = { from: addDays(today, -180), to: addDays(today, 180) };
const feedId = '5c000000-0000-4000-8000-000000000000';

function eventOf(number: number, fields: Partial<EventFields>): Event {
  const id = `e000000${number}-0000-4000-8000-000000000000`;
  const own = { familyId: HOME, creatorId: olga.id, creator: creatorOf(olga) };
  const made = { version: 1, createdAt: AT, updatedAt: AT };
  return { ...ABSENT_CONTENT, ...picnic, ...own, ...made, id, ...fields };
}

const dance = eventOf(1, { title: 'Dänce', date: addDays(today, 3) });
const trip = eventOf(2, { title: 'Trip', date: addDays(today, -2), location: 'Dance hall' });
const far = eventOf(3, { title: 'Far', date: addDays(today, 100), notes: 'no DANCE' });
const weekly = newSeries(
  'e0000009-0000-4000-8000-000000000000',
  HOME,
  olga,
  { ...picnic, title: 'Dance class', date: addDays(today, -50), rrule: 'FREQ=WEEKLY' },
  AT,
);
const atSchool = (days: number) => {
  const date = addDays(today, days);
  const allDay = { moreDays: 0, isAllDay: true, startTime: null, endTime: null };
  return {
    id: `${feedId}:k:${date}`,
    feedId,
    title: 'Dance fair',
    date,
    ...allDay,
    location: null,
    notes: null,
    isKept: false,
  };
};

beforeEach(async () => {
  await forgetAll();
  await keepFor(ANA);
  const { family, members } = shownHome;
  const records = { families: [family], members, events: [dance, trip, far], series: [weekly] };
  await keepFamily({ familyId: HOME, revision: 7, range, epoch: EPOCH, records });
  const events = [atSchool(-9), atSchool(9), atSchool(40)];
  await keepAnswer(feedsOf(HOME), { of: 'x', range, events });
});

const body = async (path: string) => (await deviceAnswer(path))?.body;
const query = (params: Record<string, string>) => new URLSearchParams(params).toString();

test('a family and its days are answered as the server would, with their revision', async () => {
  const { family, members } = shownHome;
  const asked = await deviceAnswer(`/family?${query({ familyId: HOME })}`);
  expect(asked).toEqual({
    body: { family, members, ownCategories: [], feeds: [] },
    revision: 7,
  });
  const days = { from: today, to: addDays(today, 31), familyId: HOME };
  expect(await deviceAnswer(`/month?${query(days)}`)).toEqual({
    body: { events: [dance], series: [weekly] },
    revision: 7,
  });
  expect(await body(`/feeds/events?${query(days)}`)).toEqual({
    events: [atSchool(9)],
    isCut: false,
  });
});

test('what is not kept is not answered', async () => {
  const beyond = { from: today, to: addDays(today, 181), familyId: HOME };
  for (const path of [
    `/month?${query(beyond)}`,
    `/feeds/events?${query(beyond)}`,
    `/family?${query({ familyId: ANA })}`,
    '/calendars',
    '/changes/recent',
    '/me/sessions',
    `/events/${feedId}/day`,
  ]) {
    expect(await deviceAnswer(path)).toBeNull();
  }
});

test('somebody else is answered nothing', async () => {
  readCopyAs(BEN);
  expect(await deviceAnswer(`/family?${query({ familyId: HOME })}`)).toBeNull();
  expect(await body(`/events/search?${query({ q: 'dance' })}`)).toEqual([]);
});

test('a page is answered as its own person alone, whosever copy this device has by now', async () => {
  await keepAnswer('calendars', [{ id: HOME, name: 'Home', ownerId: ANA, role: 'owner' }]);
  expect(await deviceAnswer('/calendars', ANA)).not.toBeNull();
  for (const path of ['/calendars', '/me', `/family?${query({ familyId: HOME })}`]) {
    expect(await deviceAnswer(path, BEN)).toBeNull();
  }
});

test('[S11] what the screen has, and the copy not yet, is answered', async () => {
  const record = { ...dance, title: 'Ball' };
  const edits = [{ collection: 'events' as const, op: 'put' as const, record }];
  queueChange({ familyId: HOME, revision: 8, actorId: BEN, at: AT, edits }, EPOCH);
  const days = { from: today, to: addDays(today, 31), familyId: HOME };
  expect(await deviceAnswer(`/month?${query(days)}`)).toMatchObject({
    body: { events: [{ title: 'Ball' }] },
    revision: 8,
  });
});

test('a search finds titles, notes and places without case and accents, nearest to today first', async () => {
  const found = (await body(`/events/search?${query({ q: ' dAnçe' })}`)) as { id: string }[];
  const next = `${weekly.id}:${addDays(today, 6)}`;
  expect(found.map(({ id }) => id)).toEqual([trip.id, dance.id, next, atSchool(9).id, far.id]);
  expect(await body(`/events/search?${query({ q: '%' })}`)).toEqual([]);
});

test('what a link names is found on the day it stands on now', async () => {
  expect(await body(`/events/${dance.id}/day`)).toEqual({
    id: dance.id,
    familyId: HOME,
    date: dance.date,
  });
  const day = addDays(today, -43);
  expect(await body(`/events/${encodeURIComponent(`${weekly.id}:${day}`)}/day`)).toEqual({
    id: `${weekly.id}:${day}`,
    familyId: HOME,
    date: day,
  });
});
