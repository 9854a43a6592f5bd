import { expect, test } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { forbidden } from './problem.js';
import { toProblem } from './problemFilter.js';

function withCode(code: string): Error {
  return Object.assign(new Error('secret detail'), { code });
}

test('a problem stays what it is', () => {
  const problem = forbidden('not_owner', 'Only the family owner can do this');
  expect(toProblem(problem)).toBe(problem);
});

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '08006',
  '40P01',
  '53100',
  '53300',
  '57014',
  '57P01',
  '58030',
])('the database away with %s is 503 with a time to come back', (code) => {
  const { status, body, retryAfterSeconds } = toProblem(withCode(code));
  expect([status, body.code, retryAfterSeconds]).toEqual([503, 'database_away', 5]);
});

test.each([
  [404, new NotFoundException('secret detail')],
  [400, new BadRequestException('secret detail')],
  [413, Object.assign(new Error('secret detail'), { status: 413 })],
  [400, Object.assign(new SyntaxError('secret detail'), { status: 400 })],
  [500, withCode('23505')],
  [500, new TypeError('secret detail')],
  [500, 'secret detail'],
  [500, null],
  [500, undefined],
])('%i for %p tells nothing of the inside', (status, error) => {
  const problem = toProblem(error);
  expect(problem.status).toBe(status);
  expect(JSON.stringify(problem.body)).not.toContain('secret');
  expect(problem.body.error).toMatch(/^[A-Z].*[a-z.]$/);
});
