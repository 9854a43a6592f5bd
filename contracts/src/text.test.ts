import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { messagesOf } from '../test/messagesOf.js';
import { isBlank, optionalText, requiredText } from './text.js';

const MISSING = 'Title is required';
const TOO_LONG = 'Title too long';
const UNSTORABLE = 'This text contains characters that cannot be stored';

const MAX = 80;
const title = requiredText(MAX, MISSING, TOO_LONG);
const notes = optionalText(MAX, 'Notes too long');

describe('a required text', () => {
  test('is stored NFC and trimmed', () => {
    expect(title.parse('  Cafe\u0301 \n')).toBe('Caf\u00e9');
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \t\n\u00a0\u3000'],
    ['zero-width characters', '\u200b\u200d\ufeff\u2060'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['directional marks', '\u200e\u202e'],
    ['Hangul fillers', '\u115f\u3164\uffa0'],
    ['blank Braille', '\u2800'],
    ['variation selectors', '\ufe0f'],
    ['tags', '\u{e0041}'],
    ['control characters', '\u0001\u007f'],
  ])('of only %s is empty', (_, value) => {
    expect(isBlank(value)).toBe(true);
    expect(messagesOf(title, value)).toEqual([MISSING]);
  });

  test.each(['a', '🎂', '👩‍👩‍👧', '\u200bא', 'ก', '.'])('%j says something', (value) => {
    expect(messagesOf(title, value)).toEqual([]);
  });

  test.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\udf82a'],
    ['surrogates in the wrong order', '\udf82\ud83d'],
  ])('with %s cannot be stored', (_, value) => {
    expect(messagesOf(title, value)).toEqual([UNSTORABLE]);
    expect(messagesOf(notes, value)).toEqual([UNSTORABLE]);
  });

  test.each([[undefined], [null], [7], [['a']], [{}]])('is missing when it is %j', (value) => {
    expect(messagesOf(title, value)).toEqual([MISSING]);
  });

  test('is measured after trimming, in UTF-16 code units', () => {
    expect(messagesOf(title, ` ${'a'.repeat(MAX)} `)).toEqual([]);
    expect(messagesOf(title, '🎂'.repeat(MAX / 2))).toEqual([]);
    expect(messagesOf(title, 'a'.repeat(MAX + 1))).toEqual([TOO_LONG]);
  });

  test('accepted once is accepted again and unaltered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MAX + 10 }), (value) => {
        const first = title.safeParse(value);
        fc.pre(first.success);
        expect(title.parse(first.data)).toBe(first.data);
        expect(first.data).toBe(first.data.normalize('NFC').trim());
      }),
      { numRuns: 1_000 },
    );
  });
});

test('an optional text may be empty, not too long', () => {
  expect(notes.parse('  ')).toBe('');
  expect(messagesOf(notes, 'a'.repeat(MAX + 1))).toEqual(['Notes too long']);
});
