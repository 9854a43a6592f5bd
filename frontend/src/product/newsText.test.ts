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
