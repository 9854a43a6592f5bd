/** The month that is mounted, and the one after it. */
export const [MONTH, NEXT_MONTH] = ['2026-11', '2026-12'];
/** The first event of a day in the middle of each: once it is painted, so is the month. */
export const SIGNS = { [MONTH]: 'Middle of this month', [NEXT_MONTH]: 'Middle of the next month' };

const COLORS = ['#FF6B6B', '#4ECDC4', '#FFD166', '#5C7CFA', '#B197FC'];
const two = (number) => String(number).padStart(2, '0');

/** An event of an hour. */
export function eventOn(date, startTime, title, place = 0) {
  const endTime = `${two(Number(startTime.slice(0, 2)) + 1)}${startTime.slice(2)}`;
  const color = COLORS[place % COLORS.length];
  return { id: crypto.randomUUID(), date, startTime, endTime, title, color };
}

/** So many events of each of the two months, in the order of their days. */
export function eventsOf(perMonth) {
  return [MONTH, NEXT_MONTH].flatMap((month) => {
    const events = Array.from({ length: perMonth - 1 }, (_, place) => {
      const day = Math.floor((place * 30) / perMonth) + 1;
      const startTime = `${two(8 + (place % 12))}:00`;
      return eventOn(`${month}-${two(day)}`, startTime, `Errand ${place}`, place);
    });
    return inOrder([...events, eventOn(`${month}-15`, '06:00', SIGNS[month])]);
  });
}

/** With one more event at its place. */
export function withEvent(events, event) {
  const place = events.findIndex((each) => whenOf(each) > whenOf(event));
  return events.toSpliced(place, 0, event);
}

const whenOf = ({ date, startTime }) => date + startTime;
const inOrder = (events) => events.toSorted((one, other) => (whenOf(one) < whenOf(other) ? -1 : 1));
