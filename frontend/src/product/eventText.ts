import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { lastDayOn, type EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import type { Member } from '@kinday/contracts/member';
import { OUR_OWN, type OwnCategory } from '@kinday/contracts/ownCategory';
import { clockText } from '@kinday/contracts/clockText';
import { longDay, shortDay } from '@kinday/contracts/dateText';
import { dayOfDays, daysShown, placeOfDay } from '@kinday/contracts/eventDays';
import { isFeedEntry } from './feedEntry';
import { listed } from './listed';
import * as messages from './messages';

/** `All Day` or when it starts: `9:00 AM`, `09:00`. */
export function startText(
  { isAllDay, startTime }: Pick<Event, 'isAllDay' | 'startTime'>,
  clock: Clock,
): string {
  return isAllDay || startTime === null ? messages.allDay : clockText(startTime, clock);
}

/**
 * `All Day` or from when to when: `9:00 AM - 10:00 AM`, and with their days where it stands on several:
 * `Thu, Nov 12, 9:00 AM - Sat, Nov 14, 10:00 AM`.
 */
export function timeText(event: Hours, clock: Clock): string {
  const start = startText(event, clock);
  if (event.isAllDay || event.endTime === null) return start;
  const end = clockText(event.endTime, clock);
  if (!hasDaysInHours(event)) return messages.fromTo(start, end);
  return messages.fromTo(
    messages.onDay(shortDay(event.date), start),
    messages.onDay(shortDay(lastDayOn(event)), end),
  );
}

type Hours = Pick<EventFields, 'date' | 'moreDays' | 'isAllDay' | 'startTime' | 'endTime'>;

/** Whether `timeText` names the days of an event: its hours alone would be read as those of each day. */
export function hasDaysInHours(event: Hours): boolean {
  return !event.isAllDay && event.startTime !== null && daysShown(event) > 1;
}

/** Whom an event is for: `Everybody`, or the members by name in their own order: `Ben and Mia`. */
export function forText(forIds: readonly string[], members: readonly Member[]): string {
  const names = members.filter(({ id }) => forIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? messages.everybody : listed(names);
}

/** One of the family's own categories: `🎵 Choir`. */
export function ownCategoryText({ emoji, name }: Pick<OwnCategory, 'emoji' | 'name'>): string {
  return `${emoji} ${name}`;
}

/** What kind of event it is: `Everyday life → School`, `Our own → 🎵 Choir`. */
export function kindText(
  event: Pick<EventFields, 'mainCategory' | 'subCategory' | 'ownCategoryId'>,
  ownCategories: readonly OwnCategory[],
): string {
  const own = ownCategories.find(({ id }) => id === event.ownCategoryId);
  if (own) return messages.kind(OUR_OWN, ownCategoryText(own));
  return messages.kind(event.mainCategory, event.subCategory);
}

/** Who added it: `Ana`, or `Ana (former member)`. */
export function creatorText({ creator }: Pick<Event, 'creator'>): string {
  return creator.isFormer ? messages.formerMember(creator.name) : creator.name;
}

/** What an event is called on one of its days: `9:00 AM Dentist`, `Beach, day 2 of 8`. */
export function titleOnDay(event: Event, date: CalendarDate, clock: Clock): string {
  const place = dayOfDays(event, date);
  if (!place) return `${startText(event, clock)} ${event.title}`;
  const begins = date === event.date && !event.isAllDay ? `${startText(event, clock)} ` : '';
  return `${begins}${event.title}, ${place}`;
}

/** When it is on one of its days: `9:00 AM - 10:00 AM`, `9:00 AM, day 1 of 8`, `until 9:00 AM, day 8 of 8`. */
export function timeOnDay(event: Event, date: CalendarDate, clock: Clock): string {
  const place = dayOfDays(event, date);
  if (!place) return timeText(event, clock);
  const begins = date === event.date && !event.isAllDay ? startText(event, clock) : null;
  return [begins, endText(event, date, clock), place].filter(Boolean).join(', ');
}

/** `until 10:00 AM` on the day on which an event ends; null where it goes on, or has no hours. */
function endText(event: Event, date: CalendarDate, clock: Clock): string | null {
  const { isAllDay, endTime } = event;
  if (isAllDay || !endTime || placeOfDay(event, date) < daysShown(event)) return null;
  return messages.until(clockText(endTime, clock));
}

/** Who does what an event asks for: `needs somebody`, `Ben does this`; null when it asks for nobody. */
export function doerText(event: Event, members: readonly Member[]): string | null {
  if (!event.needsSomebody) return null;
  const doer = members.find(({ id }) => id === event.claimedBy);
  return doer ? messages.doesThis(doer.name) : messages.asksForSomebody;
}

/** `added by Ana`, or `from School` for what a subscribed calendar has. */
function originText(event: Event): string {
  const name = creatorText(event);
  return isFeedEntry(event) ? messages.fromFeed(name) : messages.addedBy(name);
}

/** What happens to an event right now. */
export interface EventState {
  /** Who is editing it; null when nobody is. */
  editors: string | null;
  /** Whether an edit of it waits to be sent. */
  isWaiting: boolean;
  /** Whether it is paler, as others are looked for. */
  isFaded?: boolean;
}

/**
 * The event as a screen reader says it on one of its days: "9:00 AM Dentist, until 10:00 AM, …, added
 * by Ana", and who is editing it, if anybody: "…, Ben is editing", whether it waits to be sent, and
 * whether others are looked for. It has what is written on its bar, word for word, so that it can be
 * pressed by voice.
 */
export function eventName(
  event: Event,
  date: CalendarDate,
  members: readonly Member[],
  state: EventState,
  clock: Clock,
): string {
  const end = endText(event, date, clock);
  const onBar = titleOnDay(event, date, clock);
  return nameOf(end ? `${onBar}, ${end}` : onBar, event, date, members, state);
}

/** The same where it stands in a list of its day: "Dentist, 9:00 AM - 10:00 AM, …". */
export function eventNameInList(
  event: Event,
  date: CalendarDate,
  members: readonly Member[],
  state: EventState,
  clock: Clock,
): string {
  const inList = `${event.title}, ${timeOnDay(event, date, clock)}`;
  return nameOf(inList, event, date, members, state);
}

function nameOf(
  what: string,
  event: Event,
  date: CalendarDate,
  members: readonly Member[],
  { editors, isWaiting, isFaded = false }: EventState,
): string {
  const name = [
    what,
    longDay(date),
    event.forIds.length > 0 && messages.forPeople(forText(event.forIds, members)),
    event.seriesId && messages.repeats,
    doerText(event, members),
    originText(event),
    editors,
    isWaiting && messages.waitsToBeSent,
  ]
    .filter(Boolean)
    .join(', ');
  return isFaded ? messages.notLookedFor(name) : name;
}
