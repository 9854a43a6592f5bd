import { describe, expect, test } from '@jest/globals';
import { messagesOf } from '../test/messagesOf.js';
import { createCalendarSchema, joinCalendarSchema } from './family.js';
import { LIMITS } from './product.js';
import {
  colorInputSchema,
  datesInputSchema,
  idSchema,
  inviteCodeSchema,
  loginSchema,
  signupSchema,
} from './user.js';

const creating = {
  name: 'Ana',
  email: 'ana@example.org',
  phone: '+1 555 0100',
  password: 'secret',
  mode: 'createFamily',
  familyName: 'The Smiths',
};
const { familyName, ...person } = creating;
const joining = { ...person, mode: 'joinFamily', inviteCode: 'abc234' };

describe('a sign-up', () => {
  test.each([
    ['Name is required', { name: '' }],
    ['Name is required', { name: '\u200b' }],
    ['Name too long', { name: 'a'.repeat(LIMITS.personName + 1) }],
    ['Invalid email', { email: 'ana' }],
    ['Invalid email', { email: 'ana@example' }],
    ['Invalid email', { email: undefined }],
    ['Phone is required', { phone: ' ' }],
    ['Phone too long', { phone: '1'.repeat(LIMITS.phone + 1) }],
    ['Password must be at least 6 characters', { password: '12345' }],
    ['Password must be at most 128 characters', { password: 'a'.repeat(LIMITS.passwordMax + 1) }],
    ['Please choose to create or to join a family.', { mode: 'leaveFamily' }],
    ['Please enter a name for your family.', { familyName: '' }],
    ['Please enter a name for your family.', { familyName: null }],
    ['Please enter a name for your family.', { familyName: undefined }],
    ['Calendar name too long', { familyName: 'a'.repeat(LIMITS.calendarName + 1) }],
    ['Invalid invite code', { inviteCode: 'ABC' }],
  ])('is refused with "%s" for %j', (message, fields) => {
    expect(messagesOf(signupSchema, { ...creating, ...fields })).toEqual([message]);
  });

  test('with nothing filled in is refused in the order of the form', () => {
    expect(messagesOf(signupSchema, {})).toEqual([
      'Name is required',
      'Invalid email',
      'Phone is required',
      'Password is required',
      'Please choose to create or to join a family.',
    ]);
  });

  test.each([
    ['Please enter the invite code to join a family.', ''],
    ['Please enter the invite code to join a family.', null],
    ['Please enter the invite code to join a family.', undefined],
    ['Invalid invite code', 'ABC23'],
    ['Invalid invite code', 'ABC2345'],
    ['Invalid invite code', 'ABC-34'],
  ])('to join is refused with "%s" for the code %j', (message, inviteCode) => {
    expect(messagesOf(signupSchema, { ...joining, inviteCode })).toEqual([message]);
  });

  test('keeps a password as typed and upper-cases a code', () => {
    const parsed = signupSchema.parse({ ...joining, password: '  pass\u0301 ' });
    expect(parsed).toMatchObject({ password: '  pass\u0301 ', inviteCode: 'ABC234' });
  });

  test('may leave the code empty when it creates a family', () => {
    expect(messagesOf(signupSchema, { ...creating, inviteCode: '' })).toEqual([]);
  });
});

describe('a log-in', () => {
  test.each([
    ['Invalid email', { email: 'ana', password: 'x' }],
    ['Password is required', { email: 'ana@example.org', password: '' }],
    ['Password is required', { email: 'ana@example.org' }],
  ])('is refused with "%s" for %j', (message, input) => {
    expect(messagesOf(loginSchema, input)).toEqual([message]);
  });

  test('is not remembered unless asked', () => {
    const input = { email: ' ana@example.org ', password: 'x' };
    expect(loginSchema.parse(input)).toEqual({
      email: 'ana@example.org',
      password: 'x',
      remember: false,
    });
  });
});

test.each(['03-15', '01-01', '12-31', '02-29', '02-31', '', null])(
  '%j is a yearly date',
  (date) => {
    expect(datesInputSchema.parse({ birthday: date })).toEqual({ birthday: date || null });
  },
);

test.each(['00-10', '13-01', '01-00', '01-32', '3-15', '03/15', '03-15-2026', ' 03-15', 315])(
  '%j is none',
  (date) => {
    expect(messagesOf(datesInputSchema, { birthday: date, anniversary: date })).toEqual([
      'Invalid date format (MM-DD)',
      'Invalid date format (MM-DD)',
    ]);
  },
);

test('a color is "#RRGGBB" or refused with "Invalid hex color"', () => {
  expect(messagesOf(colorInputSchema, { color: '#4ecdc4' })).toEqual([]);
  expect(messagesOf(colorInputSchema, { color: '4ecdc4' })).toEqual(['Invalid hex color']);
  expect(messagesOf(colorInputSchema, {})).toEqual(['Invalid hex color']);
});

test('a calendar needs a name that can be read', () => {
  expect(createCalendarSchema.parse({ name: ' Home ' })).toEqual({ name: 'Home' });
  expect(messagesOf(createCalendarSchema, { name: '\u2060 ' })).toEqual([
    'Please enter a calendar name.',
  ]);
});

test('an invite code is six of A–Z and 0–9, in either case, with spaces around', () => {
  expect(joinCalendarSchema.parse({ inviteCode: ' ab2c3d ' })).toEqual({ inviteCode: 'AB2C3D' });
  for (const code of [
    '',
    'AB2C3',
    'AB2C3DE',
    'AB2C3É',
    'AB2C3\n',
    'AB 2C3',
    'ａｂ２ｃ３ｄ',
    null,
  ]) {
    expect(messagesOf(inviteCodeSchema, code)).toEqual(['Invalid invite code']);
  }
});

test('an id is a UUID, told apart without regard to case', () => {
  const id = 'A0000000-0000-4000-8000-00000000000F';
  expect(idSchema.parse(id)).toBe(id.toLowerCase());
  expect(messagesOf(idSchema, '1')).toEqual(['This is not a valid id']);
});
