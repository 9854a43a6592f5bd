import { isRealDate, shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useMemo, useState } from 'react';

/** The end of a list: towards the past, towards the future. */
export type Side = 'past' | 'future';

interface Span {
  first: CalendarMonth;
  last: CalendarMonth;
}

/** The span with one month more at a side, unless dates end there. */
function grown(span: Span, side: Side): Span {
  const next =
    side === 'past'
      ? { ...span, first: shiftMonth(span.first, -1) }
      : { ...span, last: shiftMonth(span.last, 1) };
  return isRealDate(`${next.first}-01`) && isRealDate(`${next.last}-01`) ? next : span;
}

/** The span with one month less at a side; it never lets go of its last one. */
function shrunk(span: Span, side: Side): Span {
  const { first, last } = span;
  if (first === last) return span;
  return side === 'past'
    ? { first: shiftMonth(first, 1), last }
    : { first, last: shiftMonth(last, -1) };
}

/** A span with the month in it: what is held stays as long as there is no gap. */
function reaching(span: Span, month: CalendarMonth): Span {
  const wide = grown(grown(span, 'past'), 'future');
  if (month < wide.first || month > wide.last) return { first: month, last: month };
  return {
    first: month < span.first ? month : span.first,
    last: month > span.last ? month : span.last,
  };
}

function monthsIn({ first, last }: Span): CalendarMonth[] {
  const months = [first];
  for (let month = first; month < last;) months.push((month = shiftMonth(month, 1)));
  return months;
}

/**
 * The months a list holds, without a gap; the one it is asked for is among them when it is asked for.
 * @param request grows each time it is asked for, be it the same one
 */
export function useMonthSpan(asked: CalendarMonth, request: number) {
  const [held, setHeld] = useState({ asked, request, span: { first: asked, last: asked } });
  // The list may let go of the month while somebody scrolls on, until it is asked for again.
  if (held.asked !== asked || held.request !== request) {
    setHeld({ asked, request, span: reaching(held.span, asked) });
  }
  const { first, last } = held.span;
  const months = useMemo(() => monthsIn({ first, last }), [first, last]);
  const change = (to: (span: Span) => Span) =>
    setHeld((now) => {
      const span = to(now.span);
      return span === now.span ? now : { ...now, span };
    });
  return {
    months,
    grow: (side: Side) => change((span) => grown(span, side)),
    shrink: (side: Side) => change((span) => shrunk(span, side)),
  };
}
