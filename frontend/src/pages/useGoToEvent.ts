import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { FALLBACK_COLOR } from '@kinday/contracts/color';
import type { Event } from '@kinday/contracts/event';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findEventBar } from '../features/calendar/gridRegistry';
import { pulse } from '../features/calendar/pulse';
import { eventToOpen } from './eventToOpen';

interface EventPlace {
  eventId: string;
  date: CalendarDate;
}

interface GoToEventInput {
  events: readonly Event[];
  /** Whether the month that is shown is there. */
  isLoaded: boolean;
  /** Something stands over the calendar: the event's details come when it is gone. */
  isCovered: boolean;
  showDay: (date: CalendarDate) => void;
  openEvent: (event: Event, place: HTMLElement) => void;
}

/** The address without an event; what else it says stays. */
function withoutEvent(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  kept.delete('event');
  return kept;
}

/**
 * Goes to an event, wherever it is: its month, its bar, its details. The address can name one:
 * `?event=…&date=yyyy-MM-dd`, the id that of an event or of a series.
 */
export function useGoToEvent({ events, isLoaded, isCovered, showDay, openEvent }: GoToEventInput) {
  const [query, setQuery] = useSearchParams();
  const eventId = query.get('event');
  const date = query.get('date');

  const [started, setStarted] = useState<string | null>(null);
  if (eventId && date && isRealDate(date) && started !== eventId) {
    setStarted(eventId);
    showDay(date);
  }

  const event = eventId && date ? eventToOpen(events, eventId, date) : undefined;
  const isFound = eventId !== null && started === eventId && (event !== undefined || isLoaded);
  const isOver = isFound && !isCovered;
  useEffect(() => {
    if (!isOver) return;
    const frame = requestAnimationFrame(() => {
      const bar = event && findEventBar(event.id, event.date);
      bar?.scrollIntoView({ block: 'nearest' });
      // Where the focus comes back to from the event's details.
      bar?.focus({ preventScroll: true });
      if (event && bar) {
        pulse(event.id, event.date, event.creator.color ?? FALLBACK_COLOR);
        openEvent(event, bar);
      }
      setStarted(null);
      setQuery(withoutEvent, { replace: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOver, event, openEvent, setQuery]);

  return ({ eventId: id, date: day }: EventPlace) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('event', id);
        next.set('date', day);
        return next;
      },
      { replace: true },
    );
}
