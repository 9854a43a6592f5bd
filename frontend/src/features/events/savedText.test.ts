import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { EventPart } from '../../sync/commands/eventParts';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { savedText } from './savedText';

const event = newEvent('e1', HOME, olga, picnic, AT);
const ben = { ...olga, id: 'ben', name: 'Ben' };
const saved = (keptOf: string | null, ...kept: EventPart[]) =>
  savedText(event, { revision: 1, change: null, kept, keptOf }, [olga, ben], olga.id);

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
  expect(saved('ben')).toBe('Your changes have been saved.');
});
