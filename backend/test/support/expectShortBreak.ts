import { expect } from '@jest/globals';
import type { Answer } from './Client.js';

/** What is answered while the database cannot serve. */
export function expectShortBreak(answer: Answer): void {
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(answer.body).toEqual({
    error: 'Kinday is taking a short break. Please try again.',
    code: 'database_away',
  });
}
