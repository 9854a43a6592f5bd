import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { EventPart } from '../../sync/commands/eventParts';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { keptText } from './keptText';

const event = newEvent('e1', HOME, olga, picnic, AT);
const ben = { ...olga, id: 'ben', name: 'Ben' };
const textBy =
  (done: 'saved' | 'deleted') =>
  (keptOf: string | null, ...kept: EventPart[]) =>
    keptText(done, event, { revision: 1, change: null, kept, keptOf }, [olga, ben], olga.id);
const saved = textBy('saved');
const deleted = textBy('deleted');

test('a toast says what was kept of whose edit, in a sentence that stands', () => {
  expect(saved('ben', 'time')).toBe("Saved. Ben's new time was kept too.");
  expect(saved('ben', 'time', 'place')).toBe("Saved. Ben's new time and place were kept too.");
  expect(saved(olga.id, 'notes')).toBe('Saved. Your new notes were kept too.');
  expect(saved('ben', 'title', 'notes', 'kind')).toBe(
    "Saved. Ben's new title, notes and category were kept too.",
  );
  expect(saved(null, 'people')).toBe("Saved. Somebody's choice of people was kept too.");
  expect(saved('ben', 'somebody')).toBe("Saved. Ben's choice of who has to do it was kept too.");
  expect(saved('ben', 'date', 'people', 'somebody')).toBe(
    "Saved. Ben's new date, choice of people and choice of who has to do it were kept too.",
  );
});

test('a toast says whose change went with a deletion, in a sentence that stands', () => {
  expect(deleted('ben', 'time')).toBe("Ben's new time went with it. Undo brings it back.");
  expect(deleted('ben', 'people', 'somebody')).toBe(
    "Ben's choice of people and choice of who has to do it went with it. Undo brings them back.",
  );
  expect(deleted('ben', 'title', 'notes', 'kind')).toBe(
    "Ben's new title, notes and category went with it. Undo brings them back.",
  );
});
