import { expect, test } from '@jest/globals';
import { Outages } from './Outages.js';

test('a service that failed three times is asked once in five seconds, until it answers', () => {
  let now = 0;
  const outages = new Outages(() => now);
  for (let failure = 0; failure < 3; failure += 1) {
    expect(outages.mayTry('mail')).toBe(true);
    outages.note('mail', false);
  }
  expect([outages.mayTry('mail'), outages.mayTry('https://push.example')]).toEqual([false, true]);
  now = 5_000;
  expect([outages.mayTry('mail'), outages.mayTry('mail')]).toEqual([true, false]);
  outages.note('mail', false);
  now = 9_999;
  expect(outages.mayTry('mail')).toBe(false);
  now = 10_000;
  expect(outages.mayTry('mail')).toBe(true);
  outages.note('mail', true);
  expect([outages.mayTry('mail'), outages.mayTry('mail')]).toEqual([true, true]);
});
