import { expect, test } from '@jest/globals';
import { deepFreeze } from '../test/deepFreeze.js';
import { applyChange, applyEdits, type View } from './applyChange.js';
import { monthRange } from './calendarDate.js';
import type { RecordEdit } from './change.js';
import { ABSENT_CONTENT, type Event } from './event.js';
import type { Member } from './member.js';

const FAMILY_ID = 'f0000000-0000-4000-8000-000000000000';
const ANA_ID = 'a0000000-0000-4000-8000-000000000000';
const BEN_ID = 'b0000000-0000-4000-8000-000000000000';

const ana: Member = deepFreeze({
  id: ANA_ID,
  name: 'Ana',
  phone: '+1 555 0100',
  color: '#FF6B6B',
  birthday: null,
  anniversary: null,
  role: 'owner',
  joinedAt: '2026-01-01T00:00:00.000Z',
});

function eventOf(creatorId: string, fields: Partial<Event> = {}): Event {
  return deepFreeze({
    ...ABSENT_CONTENT,
    id: 'e0000000-0000-4000-8000-000000000000',
    familyId: FAMILY_ID,
    creatorId,
    title: 'Swimming',
    date: '2026-11-21',
    startTime: '09:00',
    endTime: '10:00',
    isAllDay: false,
    mainCategory: 'General family gatherings',
    subCategory: 'Family outing',
    notes: null,
    version: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    creator: {
      id: creatorId,
      name: 'Ana',
      color: '#FF6B6B',
      phone: '+1 555 0100',
      isFormer: false,
    },
    ...fields,
  });
}

function monthView(month: string, events: readonly Event[]): View {
  return deepFreeze({
    familyId: FAMILY_ID,
    revision: 7,
    range: monthRange(month),
    records: { events },
  });
}

function change(...edits: RecordEdit[]) {
  return {
    familyId: FAMILY_ID,
    revision: 8,
    actorId: ANA_ID,
    at: '2026-11-21T00:00:00.000Z',
    edits,
  };
}

const put = (record: Event): RecordEdit => ({ collection: 'events', op: 'put', record });

test('[S9] an event moved to another month leaves the one and lands in the other', () => {
  const event = eventOf(ANA_ID);
  const moved = eventOf(ANA_ID, { date: '2026-12-01', version: 2 });
  const november = applyChange(monthView('2026-11', [event]), change(put(moved)));
  const december = applyChange(monthView('2026-12', []), change(put(moved)));
  expect([november.revision, november.records.events]).toEqual([8, []]);
  expect([december.revision, december.records.events]).toEqual([8, [moved]]);
});

test('[S9] a change elsewhere only counts the revision on: the list itself stays', () => {
  const january = monthView('2027-01', [eventOf(ANA_ID, { date: '2027-01-05' })]);
  const elsewhere = eventOf(ANA_ID, { id: 'e0000000-0000-4000-8000-000000000001' });
  const next = applyChange(january, change(put(elsewhere)));
  expect(next.revision).toBe(8);
  expect(next.records.events).toBe(january.records.events);
});

test('[S9] a recoloured and renamed member takes their events along and leaves others alone', () => {
  const bens = eventOf(BEN_ID, { id: 'e0000000-0000-4000-8000-000000000001' });
  const view = monthView('2026-11', [eventOf(ANA_ID), bens]);
  const anna: Member = { ...ana, name: 'Anna', color: '#4ECDC4', phone: '+1 555 0199' };
  const { records } = applyChange(view, change({ collection: 'members', op: 'put', record: anna }));
  expect(records.events?.[0]?.creator).toEqual({
    id: ANA_ID,
    name: 'Anna',
    color: '#4ECDC4',
    phone: '+1 555 0199',
    isFormer: false,
  });
  expect(records.events?.[1]).toBe(bens);
});

test.each<Partial<Member>>([{ name: 'Anna' }, { color: null }, { phone: '+1 555 0199' }])(
  '[S9] a new %j of a member alone reaches their events',
  (news) => {
    const member = { ...ana, ...news };
    const edit: RecordEdit = { collection: 'members', op: 'put', record: member };
    const { records } = applyChange(monthView('2026-11', [eventOf(ANA_ID)]), change(edit));
    expect(records.events?.[0]?.creator).toMatchObject(news);
  },
);

test('[S9] a member edit that no event shows leaves the list as it is', () => {
  const view = monthView('2026-11', [eventOf(ANA_ID)]);
  const born: Member = { ...ana, birthday: '03-15' };
  const next = applyChange(view, change({ collection: 'members', op: 'put', record: born }));
  expect(next.records.events).toBe(view.records.events);
});

test('[S9] a removed member is marked former on their events, without colour and phone', () => {
  const view = monthView('2026-11', [eventOf(ANA_ID)]);
  const { records } = applyChange(
    view,
    change({ collection: 'members', op: 'remove', id: ANA_ID }),
  );
  expect(records.events?.[0]).toEqual({
    ...eventOf(ANA_ID),
    creator: { id: ANA_ID, name: 'Ana', color: null, phone: null, isFormer: true },
  });
});

test('[S9] who joins again is an ordinary creator again', () => {
  const view = monthView('2026-11', [eventOf(ANA_ID)]);
  const { records } = applyChange(
    view,
    change(
      { collection: 'members', op: 'remove', id: ANA_ID },
      { collection: 'members', op: 'put', record: ana },
    ),
  );
  expect(records.events).toEqual([eventOf(ANA_ID)]);
});

test('events of a day stand all-day first, then by start, then by creation, then by id', () => {
  const events = [
    eventOf(ANA_ID, { id: 'e0000000-0000-4000-8000-000000000004', date: '2026-11-20' }),
    eventOf(ANA_ID, {
      id: 'e0000000-0000-4000-8000-000000000003',
      isAllDay: true,
      startTime: null,
    }),
    eventOf(ANA_ID, { id: 'e0000000-0000-4000-8000-000000000009', startTime: '08:30' }),
    eventOf(ANA_ID, {
      id: 'e0000000-0000-4000-8000-000000000008',
      createdAt: '2026-10-01T00:00:00.000Z',
    }),
    eventOf(ANA_ID, { id: 'e0000000-0000-4000-8000-000000000001' }),
    eventOf(ANA_ID, { id: 'e0000000-0000-4000-8000-000000000002' }),
  ];
  const edits = [4, 1, 5, 0, 3, 2].map((index) => put(events[index]!));
  expect(applyChange(monthView('2026-11', []), change(...edits)).records.events).toEqual(events);
});

test('[S13] edits laid over a view leave its revision, and nothing at all leaves the view', () => {
  const view = monthView('2026-11', []);
  const event = eventOf(ANA_ID);
  expect(applyEdits(view, [put(event)])).toEqual({ ...view, records: { events: [event] } });
  expect(applyEdits(view, [])).toBe(view);
  expect(applyEdits(view, [{ collection: 'events', op: 'remove', id: event.id }])).toBe(view);
});
