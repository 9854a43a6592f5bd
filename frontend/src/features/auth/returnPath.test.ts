import { expect, test } from '@jest/globals';
import { loginPath, returnPath, signupPath } from './returnPath';

function next(page: string) {
  return returnPath(new URLSearchParams({ next: page }));
}

test('the page asked for comes back whole', () => {
  const [, query] = loginPath('/profile?a=1#b').split('?');
  expect(returnPath(new URLSearchParams(query))).toBe('/profile?a=1#b');
});

test('who signs up instead comes to the page asked for', () => {
  const asked = '/dashboard?view=week&date=2026-12-24';
  expect(returnPath(new URL(signupPath(asked), 'http://localhost').searchParams)).toBe(asked);
  expect(signupPath(null)).toBe('/signup');
});

test('no page asked for is no page', () => {
  expect(returnPath(new URLSearchParams())).toBeNull();
});

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
])('%j leads nowhere', (page) => {
  expect(next(page)).toBeNull();
});
