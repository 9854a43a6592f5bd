import { expect, test } from '@jest/globals';
import { Outages } from './Outages.js';

test('a service that failed three times is asked once in five seconds, until it answers', () => {
  const outages = new Outages();
  const mayTry = (service: string, ms: number) => outages.mayTry(service, new Date(ms));
  const note = (hasAnswered: boolean, ms: number) =>
    outages.note('mail', hasAnswered, new Date(ms));
  for (let failure = 0; failure < 3; failure += 1) {
    expect(mayTry('mail', 0)).toBe(true);
    note(false, 0);
  }
  expect([mayTry('mail', 0), mayTry('https://push.example', 0)]).toEqual([false, true]);
  expect([mayTry('mail', 5_000), mayTry('mail', 5_000)]).toEqual([true, false]);
  note(false, 5_000);
  expect([mayTry('mail', 9_999), mayTry('mail', 10_000)]).toEqual([false, true]);
  note(true, 10_000);
  expect([mayTry('mail', 10_000), mayTry('mail', 10_000)]).toEqual([true, true]);
});

test('services that strangers make up do not fill the memory: the oldest is forgotten', () => {
  const outages = new Outages();
  const mayTry = (service: string) => outages.mayTry(service, new Date(0));
  for (let failure = 0; failure < 3; failure += 1) outages.note('first', false, new Date(0));
  expect(mayTry('first')).toBe(false);
  for (let n = 0; n < 1_000; n += 1) outages.note(`https://${n}.push.example`, false, new Date(0));
  expect(mayTry('first')).toBe(true);
});
