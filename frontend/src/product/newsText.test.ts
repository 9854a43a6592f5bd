import { expect, test } from '@jest/globals';
import type { News } from '@kinday/contracts/news';
import { newsText } from './newsText';

const moved: News = { kind: 'moved', id: 'e1', name: 'Dentist', date: '2026-11-13', version: 2 };
const textOf = (news: News) => newsText(news, { id: 'ana', name: 'Ana' }, '12h').text;

test('what was moved is told with the day it was moved to, and the hour if that is another one', () => {
  expect(textOf(moved)).toBe('moved Dentist to Fri, Nov 13');
  expect(textOf({ ...moved, startTime: '15:00' })).toBe('moved Dentist to Fri, Nov 13, 3:00 PM');
  expect(textOf({ ...moved, date: null, startTime: '15:00' })).toBe('moved Dentist');
});

test('an import is told with what it is called and how much came, and so is its end', () => {
  const told = { id: 'e1', name: 'School', date: null, count: 1_200, version: null };
  expect(textOf({ ...told, kind: 'imported' })).toBe('imported 1,200 events from School');
  expect(textOf({ ...told, kind: 'deleted', of: 'import' })).toBe(
    'deleted 1,200 events from School',
  );
});

test('what is done to a subscribed calendar names it as one', () => {
  const told = { id: 'f1', name: 'School', date: null, of: 'feed' as const, version: null };
  expect(textOf({ ...told, kind: 'added' })).toBe('added the subscribed calendar School');
  expect(textOf({ ...told, kind: 'deleted' })).toBe('deleted the subscribed calendar School');
});
