import { expect, test } from '@jest/globals';
import { addToPrograms } from './addToPrograms';

const ADDRESS = 'https://kinday.example/feed/a-b_c.ics';

test('each program gets the whole address in the form it takes', () => {
  const { google, apple, outlook } = addToPrograms(ADDRESS, 'Ana & Ben');
  expect(apple).toBe('webcal://kinday.example/feed/a-b_c.ics');
  expect(new URL(google).searchParams.get('cid')).toBe(apple);
  expect([...new URL(outlook).searchParams]).toEqual([
    ['url', ADDRESS],
    ['name', 'Ana & Ben'],
  ]);
});
