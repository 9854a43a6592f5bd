import { expect, test } from '@jest/globals';
import { newEvent } from './event.js';
import { ABSENT, type EventFields } from './eventFields.js';
import type { Member } from './member.js';
import { newsSchema } from './news.js';
import { newsOf } from './newsOf.js';

const AT = '2026-11-12T10:00:00.000Z';
const HOME = 'f0000000-0000-4000-8000-000000000000';
const ana: Member = {
  id: 'a0000000-0000-4000-8000-000000000000',
  name: 'Ana',
  phone: '1',
  color: null,
  birthday: null,
  anniversary: null,
  role: 'owner',
  joinedAt: AT,
};
const fields: EventFields = {
  ...ABSENT,
  title: 'Dentist',
  date: '2026-11-13',
  isAllDay: false,
  startTime: '09:00',
  endTime: '10:00',
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
};
const dentist = newEvent('e0000000-0000-4000-8000-000000000000', HOME, ana, fields, AT);

const newsOfEdit = (edit: Partial<EventFields>) => {
  const record = { ...dentist, ...edit, version: 2 };
  const was = { collection: 'events', op: 'put', record: dentist } as const;
  return newsOf({ ...was, record }, was, ana.id, 'UTC');
};

test.each([
  ['its hour', { startTime: '15:00', endTime: '16:00' }, 'moved', '15:00'],
  ['its day', { date: '2026-11-14' }, 'moved', undefined],
  ['both', { date: '2026-11-14', startTime: '15:00', endTime: '16:00' }, 'moved', '15:00'],
  ['its end', { endTime: '11:00' }, 'changed', undefined],
  ['its hour and its title', { title: 'Doctor', startTime: '08:00' }, 'changed', undefined],
  [
    'its hours altogether',
    { isAllDay: true, startTime: null, endTime: null },
    'changed',
    undefined,
  ],
] as const)(
  'of an event that changed %s people are told the right thing',
  (_what, edit, kind, to) => {
    const news = newsOfEdit(edit);
    expect([news?.kind, news?.startTime]).toEqual([kind, to]);
    expect(newsSchema.parse(news)).toEqual(news);
  },
);
