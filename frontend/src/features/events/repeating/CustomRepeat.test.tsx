import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { customRuleOf } from '@kinday/contracts/recurrence/customRule';
import type { WeekStart } from '@kinday/contracts/preferences';
import type { CurrentUser } from '@kinday/contracts/user';
import { meApi } from '../../../api/meApi';
import { InStore } from '../../../InStore.testing';
import { store } from '../../../store';
import { CustomRepeat } from './CustomRepeat';

test('weekdays stand in the order of the calendar’s weeks', async () => {
  const rule = customRuleOf({ date: '2026-11-12', rrule: 'FREQ=WEEKLY;BYDAY=TH' })!;
  const weekFrom = async (weekStart: WeekStart) => {
    const user = { weekStart } as CurrentUser;
    await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
    render(<CustomRepeat date="2026-11-12" rule={rule} onChange={jest.fn()} />, {
      wrapper: InStore,
    });
    const names = screen
      .getAllByRole('checkbox')
      .map((day) => day.getAttribute('aria-label')?.slice(0, 3));
    cleanup();
    return names;
  };
  expect(await weekFrom('sunday')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(await weekFrom('monday')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});
