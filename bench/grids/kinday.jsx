import { Provider } from 'react-redux';
import 'virtual:palette.css';
import '../../frontend/src/theme/base.css';
import { eventsApi } from '../../frontend/src/api/eventsApi';
import { AgendaView } from '../../frontend/src/features/calendar/agenda/AgendaView';
import { WeekView } from '../../frontend/src/features/calendar/hours/WeekView';
import { MonthView } from '../../frontend/src/features/calendar/month/MonthView';
import { store } from '../../frontend/src/store';
import { dayAfter, withEvent } from './events';
import { showReact } from './showReact';

const VIEWS = { month: MonthView, week: WeekView, list: AgendaView };
const FAMILY = 'family';
const nothing = () => undefined;
const functions = new Proxy({}, { get: () => nothing });
const shown = { family: { id: FAMILY }, members: [], me: { id: 'me' }, ownCategories: [] };

function Grid({ view, first, days, events }) {
  const View = VIEWS[view];
  const place = { view, first, last: dayAfter(first, days - 1), date: first, focusRequest: 0 };
  return (
    <Provider store={store}>
      <View
        {...{ shown, place, events }}
        today="2026-11-22"
        weekStart="sunday"
        filter={null}
        titleId="title"
        isLoaded
        isLate={false}
        hasFailed={false}
        isMoving={false}
        actions={functions}
        navigation={functions}
        onRetry={nothing}
      />
    </Provider>
  );
}

const toOwn = ({ color, ...event }) => ({
  ...event,
  creatorId: color,
  isAllDay: false,
  moreDays: 0,
  forIds: [],
  needsSomebody: false,
  claimedBy: null,
  seriesId: null,
  creator: { id: color, name: 'Ana', color, phone: null, isFormer: false },
});

/** The agenda reads months from the store, where the follower keeps them. */
function putIntoStore(first, next, events) {
  for (const [month, end] of [
    [first, next],
    [next, '9999'],
  ]) {
    const own = events.filter(({ date }) => date >= month && date < end);
    const query = { familyId: FAMILY, month: month.slice(0, 7) };
    const range = { from: month, to: dayAfter(month, month === first ? 30 : 31) };
    const data = { familyId: FAMILY, revision: 1, range, records: { events: own, series: [] } };
    void store.dispatch(eventsApi.util.upsertQueryData('getMonth', query, data));
  }
}

export function show(element, { view, first, next, days, events: all }) {
  let events = all.map(toOwn);
  if (view === 'list') putIntoStore(first, next, events);
  const update = showReact(element, Grid, { view, first, days, events });
  return {
    insert: (event) => {
      events = withEvent(events, toOwn(event));
      if (view === 'list') putIntoStore(first, next, events);
      else update(() => ({ events }));
    },
    next: () => update(() => ({ first: next })),
  };
}
