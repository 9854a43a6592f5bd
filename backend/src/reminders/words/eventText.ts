import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import { clockText } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import { dayOfDays, lastDayShown } from '@kinday/contracts/eventDays';
import { listText } from '@kinday/contracts/numberText';
import type { Clock } from '@kinday/contracts/preferences';
import type { Entry } from '../entries/Entry.js';
import type { Relative } from '../people/Person.js';
import * as messages from './messages.js';

/** `Today`, `Tomorrow`, `Yesterday`, `Fri, Nov 13` */
export function dayText(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return messages.today;
  if (date === addDays(today, 1)) return messages.tomorrow;
  return date === addDays(today, -1) ? messages.yesterday : shortDay(date);
}

/** When an event begins: `Today, 3:00 PM`, `Fri, Nov 13, all day`. */
export function startText(
  { date, startTime }: Pick<Entry, 'date' | 'startTime'>,
  today: CalendarDate,
  clock: Clock,
): string {
  const day = dayText(date, today);
  return startTime === null ? day : messages.onDayAt(day, clockText(startTime, clock));
}

/** What an event is called as a reminder: `Dentist, today at 3:00 PM`. */
export function reminderText(
  { title, date, startTime }: Pick<Entry, 'title' | 'date' | 'startTime'>,
  today: CalendarDate,
  clock: Clock,
): string {
  const isTomorrow = date === addDays(today, 1);
  if (startTime === null) {
    if (date === today) return messages.allDayToday(title);
    return isTomorrow ? messages.allDayTomorrow(title) : messages.allDayOn(title, shortDay(date));
  }
  const time = clockText(startTime, clock);
  if (date === today) return messages.reminderToday(title, time);
  if (isTomorrow) return messages.reminderTomorrow(title, time);
  return messages.reminderOn(title, shortDay(date), time);
}

/** When an event is on one of its days: `All day`, `3:00 PM – 4:00 PM`, `until 9:00 AM, day 3 of 3`. */
export function hoursOn(entry: Entry, day: CalendarDate, clock: Clock): string {
  const [start, end] = [entry.startTime, entry.endTime].map(
    (time) => time && clockText(time, clock),
  );
  const placed = dayOfDays(entry, day);
  if (!placed) return start && end ? messages.fromTo(start, end) : (start ?? messages.allDay);
  if (day === entry.date && start) return messages.onDayAt(start, placed);
  const isLast = day === lastDayShown(entry);
  return isLast && end ? messages.onDayAt(messages.until(end), placed) : placed;
}

/** What a relative wants to know of an event besides its hour: where, for whom, who does it. */
export function factsOf(entry: Entry, members: readonly Relative[]): string[] {
  const names = members.filter(({ id }) => entry.forIds.includes(id)).map(({ name }) => name);
  const doer = members.find(({ id }) => id === entry.claimedBy);
  const does = doer ? messages.doesThis(doer.name) : messages.needsSomebody;
  return [
    entry.location,
    names.length > 0 && messages.forPeople(listText(names)),
    entry.needsSomebody && does,
  ].filter((fact): fact is string => !!fact);
}

/** Facts in one line. */
export function inLine(facts: readonly (string | null | false)[]): string {
  return facts.filter(Boolean).join(messages.FACTS);
}
