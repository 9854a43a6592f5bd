import { useMemo } from 'react';
import { Provider } from 'react-redux';
import 'virtual:palette.css';
import '../../frontend/src/theme/base.css';
import { indexDays } from '../../frontend/src/features/calendar/dayIndex';
import { MonthGrid } from '../../frontend/src/features/calendar/month/MonthGrid';
import { weeksOf } from '../../frontend/src/features/calendar/weeks';
import { store } from '../../frontend/src/store';
import { NEXT_MONTH, withEvent } from './events';
import { showReact } from './showReact';

const NOBODY = [];
const nothing = () => undefined;
const actions = new Proxy({}, { get: () => nothing });

function Grid({ month, events }) {
  const weeks = useMemo(() => weeksOf(month, 'sunday'), [month]);
  const index = useMemo(() => indexDays(weeks, events, NOBODY), [weeks, events]);
  return (
    <Provider store={store}>
      <MonthGrid
        {...{ month, weeks, index, actions }}
        weekStart="sunday"
        members={NOBODY}
        filter={null}
        today="2026-11-22"
        activeDate={`${month}-01`}
        focusRequest={0}
        titleId="title"
        isLate={false}
        isMoving={false}
        onFocusDay={nothing}
        onDayFocused={nothing}
        onMonth={nothing}
      />
    </Provider>
  );
}

const toOwn = ({ color, ...event }) => ({
  ...event,
  isAllDay: false,
  creator: { id: color, name: 'Ana', color, phone: null, isFormer: false },
});

export function show(element, { month, events }) {
  const update = showReact(element, Grid, { month, events: events.map(toOwn) });
  return {
    insert: (event) => update(({ events: all }) => ({ events: withEvent(all, toOwn(event)) })),
    next: () => update(() => ({ month: NEXT_MONTH })),
  };
}
