/** What each view shows first, and then: the first day, and how many days it has. */
export const PAGES = {
  month: { first: '2026-11-01', next: '2026-12-01', days: 30 },
  week: { first: '2026-11-15', next: '2026-11-22', days: 7 },
  list: { first: '2026-11-01', next: '2026-12-01', days: 30 },
};
/** The first event of a page that can be seen at once: when it is painted, so is the page. */
export const signOf = (first) => `Sign of ${first}`;
/** On which day of its page it stands: a list shows its first days alone. */
const SIGN_DAY = { month: 14, week: 3, list: 0 };

const COLORS = ['#FF6B6B', '#4ECDC4', '#FFD166', '#5C7CFA', '#B197FC'];
const two = (number) => String(number).padStart(2, '0');

/** An event of an hour. */
export function eventOn(date, startTime, title, place = 0) {
  const endTime = `${two(Number(startTime.slice(0, 2)) + 1)}${startTime.slice(2)}`;
  const color = COLORS[place % COLORS.length];
  return { id: crypto.randomUUID(), date, startTime, endTime, title, color };
}

/** The day so many days later. */
export function dayAfter(date, days) {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** So many events of each of a view's two pages, in the order of their days. */
export function eventsOf(view, perPage) {
  const { first, next, days } = PAGES[view];
  return [first, next].flatMap((start) => {
    const events = Array.from({ length: perPage - 1 }, (_, place) => {
      const date = dayAfter(start, Math.floor((place * days) / perPage));
      return eventOn(date, `${two(8 + (place % 12))}:00`, `Errand ${place}`, place);
    });
    return inOrder([...events, eventOn(dayAfter(start, SIGN_DAY[view]), '06:00', signOf(start))]);
  });
}

/** With one more event at its place. */
export function withEvent(events, event) {
  const place = events.findIndex((each) => whenOf(each) > whenOf(event));
  return events.toSpliced(place, 0, event);
}

const whenOf = ({ date, startTime }) => date + startTime;
const inOrder = (events) => events.toSorted((one, other) => (whenOf(one) < whenOf(other) ? -1 : 1));
