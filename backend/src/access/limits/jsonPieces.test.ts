import { expect, test } from '@jest/globals';
import { jsonPieces } from './jsonPieces.js';

test.each([
  [[]],
  [{}],
  [[1, 'a', null, undefined, { b: [2] }]],
  [{ events: [], series: [{ id: 'x', days: [] }], revision: 7, epoch: 'e', left: undefined }],
])('the pieces of %j are its JSON', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

test('a long list comes in pieces', () => {
  const list = Array.from({ length: 100 }, (_, at) => ({ at, notes: 'n'.repeat(10_000) }));
  const pieces = [...jsonPieces({ list })];
  expect(pieces.length).toBeGreaterThan(10);
  expect(JSON.parse(pieces.join(''))).toEqual({ list });
});
