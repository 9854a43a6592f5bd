import { afterEach, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { cleanup, render } from '@testing-library/react';
import { InStore } from '../../../InStore.testing';
import { AT, HOME, olga, picnic, shownHome } from '../../../sync/sampleFamily.testing';
import type { GridActions } from '../gridActions';
import type { Navigation } from '../usePlace';
import { MonthView } from './MonthView';

afterEach(cleanup);

const event = (title: string, hour: string, forIds: string[]) => {
  const timed = { isAllDay: false, startTime: `${hour}:00`, endTime: `${hour}:30` };
  return newEvent(title, HOME, olga, { ...picnic, ...timed, title, forIds }, AT);
};

test('below a phone’s month what is not looked for keeps its hour and is paler, and a screen reader says so', () => {
  const phone = { addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (query) =>
    ({ ...phone, matches: query.includes('600px') }) as unknown as MediaQueryList;
  const { date } = picnic;
  const place = { view: 'month', first: '2026-11-01', last: '2026-11-30', date } as const;
  render(
    <MonthView
      {...{ shown: shownHome, today: date, weekStart: 'sunday', feeds: [], titleId: 'title' }}
      {...{ isLoaded: true, isLate: false, isMoving: false, failedMonth: null }}
      place={{ ...place, request: 0, focusRequest: 0 }}
      navigation={{} as Navigation}
      actions={{} as GridActions}
      onRetry={() => undefined}
      events={[event('Yoga', '07', ['ben']), event('Soccer', '11', ['mia'])]}
      filter={{ people: ['mia'], isOpenOnly: false }}
    />,
    { wrapper: InStore },
  );
  const bars = [...document.querySelectorAll('.kd-day-half [data-event]')];
  expect(bars.map((bar) => bar.getAttribute('data-event'))).toEqual(['Yoga', 'Soccer']);
  const [yoga, soccer] = bars;
  expect(soccer!.getAttribute('aria-label')).not.toMatch(/not looked for/);
  expect(yoga!.getAttribute('aria-label')).toMatch(/, not looked for$/);
  expect(bars.map((bar) => bar.matches('.kd-event-colors--faded'))).toEqual([true, false]);
});
