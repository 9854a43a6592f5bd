import { afterEach, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { cleanup, render, screen } from '@testing-library/react';
import { InStore } from '../../../InStore.testing';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import type { GridActions } from '../gridActions';
import { DayHalf } from './DayHalf';

afterEach(cleanup);

const event = (title: string, forIds: string[]) =>
  newEvent(title, HOME, olga, { ...picnic, title, forIds }, AT);

test('below a phone’s month what is not looked for is paler, and a screen reader says so', () => {
  const events = [event('Soccer', ['mia']), event('Yoga', ['ben'])];
  render(
    <DayHalf
      {...{ date: picnic.date, today: picnic.date, zone: 'UTC', isLoaded: true }}
      entries={{ lanes: [], specials: [], events }}
      members={[olga]}
      filter={{ people: ['mia'], isOpenOnly: false }}
      actions={{} as GridActions}
      onFocusDay={() => undefined}
    />,
    { wrapper: InStore },
  );
  const [soccer, yoga] = ['Soccer', 'Yoga'].map((id) => screen.getByTestId(`event-${id}`));
  expect([soccer!, yoga!].map((bar) => bar.matches('.kd-event-colors--faded'))).toEqual([
    false,
    true,
  ]);
  expect(soccer!.getAttribute('aria-label')).not.toMatch(/not looked for/);
  expect(yoga!.getAttribute('aria-label')).toMatch(/, not looked for$/);
});
