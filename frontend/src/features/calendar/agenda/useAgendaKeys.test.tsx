import { afterEach, expect, jest, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { store } from '../../../store';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import type { GridActions } from '../gridActions';
import { AgendaDay } from './AgendaDay';
import { useAgendaKeys } from './useAgendaKeys';

const event = newEvent('e0000000-0000-4000-8000-000000000000', HOME, olga, picnic, AT);
const actions = {} as GridActions;

function List() {
  const onKeyDown = useAgendaKeys({ eventOf: () => undefined, actions, onFocusDay: jest.fn() });
  return (
    <div role="grid" tabIndex={-1} onKeyDown={onKeyDown}>
      <AgendaDay
        date={event.date}
        today={event.date}
        zone="UTC"
        entries={{ lanes: [], specials: [], events: [event] }}
        members={[olga]}
        stop={null}
        isMoving
        actions={actions}
      />
    </div>
  );
}

afterEach(cleanup);

test('Escape leads from an event to its day; on the day it is left to what the page ends with it', () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const left = jest.fn();
  window.addEventListener('keydown', left, { once: true });
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  );
  const bar = screen.getByTestId(`event-${event.id}`);
  const day = screen.getByTestId(`day-number-${event.date}`);
  bar.focus();
  fireEvent.keyDown(bar, { key: 'Escape' });
  expect(document.activeElement).toBe(day);
  expect(left).not.toHaveBeenCalled();
  fireEvent.keyDown(day, { key: 'Escape' });
  expect(document.activeElement).toBe(day);
  expect(left).toHaveBeenCalled();
});
