import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { InStore } from '../../InStore.testing';
import { MonthNotice } from './MonthNotice';

afterEach(cleanup);

test.each([
  [true, 'Nothing planned yet. Tap a day twice to add the first event.'],
  [false, 'Nothing planned yet. Click a day to add the first event.'],
])('an empty month says which presses add an event: on a phone, %s', (isPhone, words) => {
  const list = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => list as unknown as MediaQueryList;
  render(<MonthNotice isEmpty failedMonth={null} onRetry={() => undefined} />, {
    wrapper: InStore,
  });
  expect(screen.getByText(words)).toBeTruthy();
});
