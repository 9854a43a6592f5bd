import { beforeEach, expect, test } from '@jest/globals';
import { newDraft } from './eventDraft';
import { keepDraft, keptDraft, type KeptDraft } from './keptDraft';

beforeEach(() => sessionStorage.clear());

const typed = (title: string): KeptDraft => ({
  event: null,
  rrule: '',
  newId: title,
  draft: { ...newDraft('2026-11-20'), title },
});

test('what was typed in one calendar stays while something is typed and discarded in another', () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  keepDraft('olga', 'smiths', typed('Another one'));
  keepDraft('olga', 'smiths', null);
  expect(keptDraft('olga', 'riveras')).toEqual(typed('Half a thought'));
  expect(keptDraft('olga', 'smiths')).toBeNull();
});

test('whoever logs in next sees nothing of it', () => {
  keepDraft('olga', 'riveras', typed('Half a thought'));
  expect(keptDraft('ben', 'riveras')).toBeNull();
});
