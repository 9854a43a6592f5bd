import { afterEach, expect, test } from '@jest/globals';
import { forgetInStorage } from './forgetInStorage';

const ANA = 'a0000000-0000-4000-8000-000000000000';
const BEN = 'b0000000-0000-4000-8000-000000000000';

function fill(): void {
  for (const id of [ANA, BEN]) {
    localStorage.setItem(`kd-hidden-feeds-${id}-${BEN}`, 'x');
    sessionStorage.setItem(`kd-event-draft:${id}:${id}`, '{}');
  }
  localStorage.setItem('kd-appearance', 'dark');
}

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('of people nothing is left; what was chosen for this browser stays', () => {
  fill();
  forgetInStorage(null);
  expect(keys()).toEqual(['kd-appearance']);
});

test('of others than one person nothing is left', () => {
  fill();
  forgetInStorage(BEN);
  expect(keys()).not.toContain(`kd-event-draft:${ANA}:${ANA}`);
  expect(keys()).toContain(`kd-event-draft:${BEN}:${BEN}`);
  expect(keys()).not.toContain(`kd-hidden-feeds-${ANA}-${BEN}`);
});
