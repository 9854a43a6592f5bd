import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { isOccurrence, type EntryDay } from '@kinday/contracts/series';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { asApiError } from '../api/apiError';
import { eventsApi } from '../api/eventsApi';
import { calendarInAddress, dayInAddress } from '../api/firstReads';
import type { Place } from '../features/calendar/usePlace';
import { isOnNamedEntry, leaveNamedEntry } from '../ui/layers/openLayers';
import { useToast } from '../ui/toast/useToast';
import { eventNamed, nextOfSeries } from './eventNamed';
import { CALENDAR, EVENT, ofNoCalendar } from './linkTo';
import * as messages from './messages';
import { openAtBar, whenShown } from './openAtBar';

interface EventPlace {
  /** Null for its day alone. */
  eventId: string | null;
  date: CalendarDate;
  familyId: string;
}

interface GoToEventInput {
  familyId: string;
  today: CalendarDate;
  /** The days that are shown. */
  place: Pick<Place, 'first' | 'last'>;
  events: readonly Event[];
  /** Whether the days that are shown are there. */
  isLoaded: boolean;
  /** Something stands over the calendar: the event's details come when it is gone. */
  isCovered: boolean;
  /** The event whose details are open, if any. */
  openId: string | null;
  showDay: (date: CalendarDate) => void;
  openEvent: (event: Event, place: HTMLElement) => void;
}

/** The event that is gone to. */
interface Target {
  /** As the address names it. */
  named: string;
  /** Its id, and its day as far as that is known. */
  id: string;
  date: CalendarDate;
  /** The server was asked for its day, as it does not stand where the address says. */
  isAsked: boolean;
  problem: string | null;
  isReached: boolean;
}

/**
 * Goes to an event, wherever it is: its calendar, its day, its bar, its details. The address can name
 * one: `?event=…&date=yyyy-MM-dd`, the id that of an event, a series or an occurrence; the server
 * knows the day of one that has been moved since.
 */
export function useGoToEvent(input: GoToEventInput) {
  const { familyId, today, place, events, isLoaded, isCovered, openId, showDay, openEvent } = input;
  const [query, setQuery] = useSearchParams();
  const [askDay] = eventsApi.useLazyGetEntryDayQuery();
  const toast = useToast();
  const isHere = [null, familyId].includes(calendarInAddress(query));
  const named = isHere ? query.get(EVENT) : null;

  const [target, setTarget] = useState<Target | null>(null);
  if (named !== (target?.named ?? null)) {
    const date = dayInAddress(query, today);
    // After Back from what stood above its details the address names it anew, and they are open still.
    const start = { date, isAsked: false, problem: null, isReached: named === openId };
    setTarget(named === null ? null : { named, id: named, ...start });
    if (named !== null && query.has('date')) showDay(date);
  }

  /** Makes the address name an event of any calendar: one's own place in the address leads there. */
  function write({ eventId, date, familyId: id }: EventPlace, replace: boolean): void {
    const next = id === familyId ? new URLSearchParams(window.location.search) : ofNoCalendar();
    next.set(CALENDAR, id);
    if (eventId) next.set(EVENT, eventId);
    else next.delete(EVENT);
    next.set('date', date);
    setQuery(next, { replace });
  }
  /** Shows an event of any calendar. Back leads to where one was, unless that shows its day already. */
  function goTo(to: EventPlace): void {
    const isShown = to.date >= place.first && to.date <= place.last;
    write(to, isShown && to.familyId === familyId);
  }

  const exact = target ? eventNamed(events, target.id) : undefined;
  const nearby = target ? nextOfSeries(events, target.id, target.date) : undefined;
  const isSeries = target !== null && !isOccurrence(target);
  const event = exact ?? (target?.isAsked || isSeries ? nearby : undefined);
  const isSettled = target !== null && isLoaded && !target.isReached;

  const answered = useEffectEvent((data: EntryDay | undefined, error: unknown) => {
    // The address named a wrong calendar or day: it is replaced, as Back to it would lead here again.
    if (data && data.familyId !== familyId) return write({ ...data, eventId: data.id }, true);
    if (data && !isOnNamedEntry()) write({ ...data, eventId: named }, true);
    const { status, message } = asApiError(error);
    const problem = status === 404 || status === 400 ? messages.eventGone : message;
    setTarget((now) => now && { ...now, ...data, isAsked: true, problem: data ? null : problem });
    if (data) showDay(data.date);
  });
  const askedId = isSettled && !event && !target.isAsked ? target.id : null;
  useEffect(() => {
    if (!askedId) return;
    // Nobody waits any more once the calendar was left, or the address names another event.
    let isStale = false;
    void askDay(askedId).then(({ data, error }) => !isStale && answered(data, error));
    return () => {
      isStale = true;
    };
  }, [askedId, askDay]);

  const reach = useEffectEvent((found: Event | undefined, bar: HTMLElement | null) => {
    if (found) {
      openAtBar(found, bar, openEvent);
    } else if (target) {
      toast({ title: messages.eventNotFound, description: target.problem ?? messages.eventGone });
    }
    setTarget((now) => now && { ...now, isReached: true });
    if (!isOnNamedEntry()) {
      const next = new URLSearchParams(window.location.search);
      next.delete(EVENT);
      setQuery(next, { replace: true });
    } else if (!found) leaveNamedEntry();
  });
  const isOver = isSettled && !isCovered && (event !== undefined || target.isAsked);
  useEffect(() => {
    if (!isOver) return undefined;
    if (event) return whenShown(event, (bar) => reach(event, bar));
    const frame = requestAnimationFrame(() => reach(undefined, null));
    return () => cancelAnimationFrame(frame);
  }, [isOver, event]);

  return goTo;
}
