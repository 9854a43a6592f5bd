import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fuzzReader } from '../../test/calendars/fuzzReader.js';

const CORPUS = new URL('../../test/calendars/files/', import.meta.url);

test('2,000 mutated files bring valid entries, left-out ones, or the sentence of a broken file', () => {
  const names = readdirSync(CORPUS).filter((name) => !name.startsWith('huge'));
  const files = names.map((name) => readFileSync(new URL(name, CORPUS)));
  const { faults, unforeseen, entries, leftOut, unreadable } = fuzzReader(files, 1, 2_000);
  expect(faults).toEqual([]);
  expect(unforeseen).toBe(0);
  // Each of the three happens.
  expect(Math.min(entries, leftOut, unreadable)).toBeGreaterThan(100);
});
