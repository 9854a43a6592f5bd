import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { store } from '../../../store';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import type { GridActions } from '../gridActions';
import { AgendaEntries } from './AgendaEntries';

const TODAY = '2026-11-18';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T10:30:00Z`) });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function timed(title: string, startTime: string, endTime: string) {
  const times = { isAllDay: false, startTime, endTime };
  return newEvent(title, HOME, olga, { ...picnic, ...times, title }, AT);
}

const events = [
  newEvent('Holiday', HOME, olga, { ...picnic, title: 'Holiday' }, AT),
  timed('Dentist', '09:00', '10:00'),
  timed('Lunch', '12:00', '13:00'),
];

/** Renders the list of a day; counts how often it renders. */
function listOf(date: string, zone = 'UTC') {
  const counted = jest.fn();
  render(
    <Provider store={store}>
      <Profiler id="list" onRender={counted}>
        <AgendaEntries
          date={date}
          today={TODAY}
          zone={zone}
          entries={{ lanes: [], specials: [], events }}
          members={[olga]}
          stop={null}
          isMoving={false}
          actions={{} as GridActions}
        />
      </Profiler>
    </Provider>,
  );
  return counted;
}

const faint = () =>
  events
    .map(({ id }) => id)
    .filter((id) => screen.getByTestId(`event-${id}`).matches('.kd-agenda-event--past'));
const wait = (minutes: number) => act(() => void jest.advanceTimersByTime(minutes * 60_000));

test('what is over by the hour is fainter, as it is in a week and a day', () => {
  listOf(TODAY);
  expect(faint()).toEqual(['Dentist']);
  wait(120);
  expect(faint()).toEqual(['Dentist']);
  wait(31);
  expect(faint()).toEqual(['Dentist', 'Lunch']);
});

test('all of a day that is over is fainter, nothing of one to come, and neither looks at the clock', () => {
  const before = listOf('2026-11-17');
  expect(faint()).toEqual(['Holiday', 'Dentist', 'Lunch']);
  wait(60);
  expect(before).toHaveBeenCalledTimes(1);
  cleanup();
  const after = listOf('2026-11-19');
  expect(faint()).toEqual([]);
  wait(60);
  expect(after).toHaveBeenCalledTimes(1);
});

test('what is over is so by the family’s clock, wherever this machine is', () => {
  listOf(TODAY, 'Europe/Berlin');
  expect(faint()).toEqual(['Dentist']);
  cleanup();
  listOf(TODAY, 'Asia/Kolkata');
  // 4 PM there.
  expect(faint()).toEqual(['Dentist', 'Lunch']);
  cleanup();
  listOf(TODAY, 'America/New_York');
  expect(faint()).toEqual([]);
});
