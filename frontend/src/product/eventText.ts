import { to12Hour } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { longDay } from './dateText';

/** `All Day` or when it starts: `9:00 AM`. */
export function startText({ isAllDay, startTime }: Pick<Event, 'isAllDay' | 'startTime'>): string {
  return isAllDay || startTime === null ? 'All Day' : to12Hour(startTime);
}

/** `All Day` or from when to when: `9:00 AM - 10:00 AM`. */
export function timeText(event: Pick<Event, 'isAllDay' | 'startTime' | 'endTime'>): string {
  const start = startText(event);
  return event.isAllDay || event.endTime === null ? start : `${start} - ${to12Hour(event.endTime)}`;
}

/** Whom an event is for: `Everybody`, or the members by name in their own order: `Ben and Mia`. */
export function forText(forIds: readonly string[], members: readonly Member[]): string {
  const names = members.filter(({ id }) => forIds.includes(id)).map(({ name }) => name);
  if (names.length < 2) return names[0] ?? 'Everybody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Who added it: `Ana`, or `Ana (former member)`. */
export function creatorText({ creator }: Pick<Event, 'creator'>): string {
  return creator.isFormer ? `${creator.name} (former member)` : creator.name;
}

/**
 * The event as a screen reader says it: "9:00 AM Dentist, until 10:00 AM, …, added by Ana", and who
 * is editing it, if anybody: "…, Ben is editing".
 */
export function eventName(event: Event, editors: string | null): string {
  const { title, date, endTime, isAllDay } = event;
  const parts = [`${startText(event)} ${title}`];
  if (!isAllDay && endTime) parts.push(`until ${to12Hour(endTime)}`);
  parts.push(longDay(date), `added by ${creatorText(event)}`);
  if (editors) parts.push(editors);
  return parts.join(', ');
}
