import { describe, expect, test } from '@jest/globals';
import { messagesOf } from '../test/messagesOf.js';
import {
  createEventSchema,
  eventFieldsSchema,
  eventRangeSchema,
  updateEventSchema,
} from './event.js';
import { ABSENT } from './eventFields.js';
import { LIMITS } from './product.js';

const timed = {
  title: 'Swimming',
  date: '2026-11-21',
  isAllDay: false,
  startTime: '09:00',
  endTime: '10:00',
  mainCategory: 'Life milestones',
  subCategory: 'Birthday',
  notes: null,
};

describe.each([
  ['a new event', createEventSchema, ABSENT],
  ['new fields of an event', updateEventSchema, { ownCategoryId: null }],
])('%s', (_, schema, absent) => {
  test.each([
    ['Title is required', { title: ' ' }],
    ['Title is required', { title: undefined }],
    ['Title too long', { title: 'a'.repeat(LIMITS.eventTitle + 1) }],
    ['Invalid date format', { date: '2026-02-30' }],
    ['Invalid date format', { date: '21.11.2026' }],
    ['Invalid date format', { date: undefined }],
    ['Invalid time format', { startTime: '9:00' }],
    ['Invalid time format', { endTime: '24:00' }],
    ['Category is required', { mainCategory: 'Sports' }],
    ['Category is required', { mainCategory: undefined }],
    ['Event type is required', { subCategory: '' }],
    ['Event type is required', { subCategory: undefined }],
    ['Invalid event type for selected category', { subCategory: 'Karaoke night' }],
    ['Start time must be before end time', { startTime: '10:00' }],
    ['Start time must be before end time', { startTime: '10:30' }],
    ['Start time must be before end time', { startTime: null }],
    ['Start time must be before end time', { endTime: null }],
    ['Notes too long', { notes: 'a'.repeat(LIMITS.eventNotes + 1) }],
  ])('is refused with "%s" first for %j', (message, fields) => {
    expect(messagesOf(schema, { ...timed, ...fields })[0]).toBe(message);
  });

  test('with nothing filled in is refused in the order of the form', () => {
    expect(messagesOf(schema, {})).toEqual([
      'Title is required',
      'Invalid date format',
      'Category is required',
      'Event type is required',
    ]);
  });

  test('of a known category but another one’s type and a wrong time tells both', () => {
    expect(messagesOf(schema, { ...timed, subCategory: 'Picnic', endTime: '08:00' })).toEqual([
      'Invalid event type for selected category',
      'Start time must be before end time',
    ]);
  });

  test('is stored trimmed, with null for empty notes, without unknown fields', () => {
    const given = { ...timed, title: ' Swimming ', notes: '  ', creatorId: 'somebody' };
    expect(schema.parse(given)).toEqual({ ...absent, ...timed });
  });

  test('of several days may end at an earlier hour than it starts', () => {
    const given = { ...timed, moreDays: 2, startTime: '18:00', endTime: '10:00' };
    expect(schema.parse(given)).toEqual({ ...absent, ...given });
  });

  test('names each member once, in order, and no place for an empty one', () => {
    const [one, other] = ['a', 'b'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`);
    const given = { ...timed, location: ' ', forIds: [other, one, other] };
    expect(schema.parse(given)).toMatchObject({ location: null, forIds: [one, other] });
  });

  test('that is all day has neither times nor a zone, whatever was sent', () => {
    const given = {
      ...timed,
      isAllDay: true,
      startTime: '10:00',
      endTime: '09:00',
      zone: 'America/New_York',
    };
    expect(schema.parse(given)).toEqual({
      ...absent,
      zone: null,
      ...timed,
      isAllDay: true,
      startTime: null,
      endTime: null,
    });
  });
});

test('title, date and category are what an all-day event needs', () => {
  const { title, date, mainCategory, subCategory } = timed;
  expect(
    eventFieldsSchema.parse({ title, date, mainCategory, subCategory, isAllDay: true }),
  ).toEqual({ ...ABSENT, ...timed, isAllDay: true, startTime: null, endTime: null });
});

describe('a range of days', () => {
  test.each([
    ['2026-11-01', '2026-12-01'],
    ['2026-11-01', '2026-11-02'],
    ['2026-01-01', '2027-01-02'],
    ['9998-12-31', '9999-12-31'],
  ])('from %s to %s is read', (from, to) => {
    expect(eventRangeSchema.parse({ from, to })).toEqual({ from, to });
  });

  test.each([
    ['Invalid date format', '2026-02-30', '2026-03-01'],
    ['Invalid date format', '2026-11-01', '2026-11'],
    ['The end of the range must be after its start', '2026-11-01', '2026-11-01'],
    ['The end of the range must be after its start', '2026-11-02', '2026-11-01'],
    ['A range spans at most 366 days', '2026-01-01', '2027-01-03'],
  ])('is refused with "%s" from %s to %s', (message, from, to) => {
    expect(messagesOf(eventRangeSchema, { from, to })[0]).toBe(message);
  });
});
