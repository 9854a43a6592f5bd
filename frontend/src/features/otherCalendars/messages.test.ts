import { expect, test } from '@jest/globals';
import { eventsIn } from './messages';

test.each([
  [1, 0, '1 event is new.'],
  [2, 1, '2 events are new, 1 changed.'],
  [0, 1, '1 event is changed.'],
])('what a file brought, %i new and %i changed, is one sentence', (isNew, changed, said) => {
  expect(eventsIn(isNew, changed)).toBe(said);
});
