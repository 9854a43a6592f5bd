import { expect, test } from '@jest/globals';
import { mergePresence } from './mergePresence.js';

const familyId = 'family';

test('[S15] a person with two tabs, on two nodes, counts once', () => {
  const merged = mergePresence(familyId, [
    { familyId, online: ['ben', 'ana', 'ben'], editing: { picnic: ['ben', 'ben'] } },
    { familyId, online: ['ben', 'cleo'], editing: { picnic: ['ana'], party: ['cleo'] } },
  ]);
  expect(merged).toEqual({
    familyId,
    online: ['ana', 'ben', 'cleo'],
    editing: { party: ['cleo'], picnic: ['ana', 'ben'] },
  });
});

test('[S15] the same presence reads the same, whichever node speaks first', () => {
  const one = { familyId, online: ['ben'], editing: { b: ['ben'], a: ['ben'] } };
  const other = { familyId, online: ['ana'], editing: { a: ['ana'] } };
  expect(JSON.stringify(mergePresence(familyId, [one, other]))).toBe(
    JSON.stringify(mergePresence(familyId, [other, one])),
  );
});

test('[S15] who edits an occurrence edits its series on that day, as every node tells', () => {
  const at = (day: string, editors: string[]) => ({
    ...{ familyId, online: editors, editing: { piano: editors } },
    occurrences: { [`piano:${day}`]: editors },
  });
  const merged = mergePresence(familyId, [at('2026-11-12', ['ben']), at('2026-11-19', ['ana'])]);
  expect(merged).toMatchObject({
    editing: { piano: ['ana', 'ben'] },
    occurrences: { 'piano:2026-11-12': ['ben'], 'piano:2026-11-19': ['ana'] },
  });
});

test('[S15] nobody is nobody', () => {
  expect(mergePresence(familyId, [])).toEqual({ familyId, online: [], editing: {} });
});
