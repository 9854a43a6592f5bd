import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { contentOf } from './dayLabels';

const event = (title: string, forIds: string[]) =>
  newEvent(title, HOME, olga, { ...picnic, title, forIds }, AT);
const entries = {
  lanes: [],
  specials: [],
  events: [event('Yoga', ['ben']), event('Soccer', ['mia']), event('Chess', ['mia'])],
};

test('where somebody’s events are looked for, a day says how many are theirs, and names these alone', () => {
  const content = (...people: string[]) =>
    contentOf(entries, picnic.date, 1, '12h', { people, isOpenOnly: false });
  expect(content('mia')).toBe('2 of 3 events: All Day Soccer and 1 more');
  expect(content('ben')).toBe('1 of 3 events: All Day Yoga');
  expect(content('ana')).toBe('None of 3 events');
  expect(contentOf(entries, picnic.date, 1, '12h', null)).toBe('3 events: All Day Yoga and 2 more');
});
