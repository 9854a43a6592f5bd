import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { customRuleOf } from '@kinday/contracts/recurrence/customRule';
import { setWeekStart } from '../../../product/weekStart';
import { CustomRepeat } from './CustomRepeat';

afterEach(() => {
  cleanup();
  setWeekStart('sunday');
});

test('weekdays stand in the order of the calendar’s weeks', () => {
  const rule = customRuleOf({ date: '2026-11-12', rrule: 'FREQ=WEEKLY;BYDAY=TH' })!;
  const names = () =>
    screen
      .getAllByRole('checkbox')
      .map((day) => (day as HTMLInputElement).getAttribute('aria-label')?.slice(0, 3));
  render(<CustomRepeat date="2026-11-12" rule={rule} onChange={jest.fn()} />);
  expect(names()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  cleanup();
  setWeekStart('monday');
  render(<CustomRepeat date="2026-11-12" rule={rule} onChange={jest.fn()} />);
  expect(names()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});
