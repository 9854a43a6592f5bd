import {
  addDays,
  isWithin,
  monthOf,
  monthRange,
  type CalendarDate,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';
import { countOf, entriesOf, type DayEntries, type DayIndex } from '../dayIndex';

/** How far a month is loaded, and whether it has anything to show. */
export type MonthState = 'loading' | 'failed' | 'empty' | 'filled';

/** A month's heading, or one of its days. Items are in the order of their keys: `2026-12` < `2026-12-01`. */
export type AgendaItem =
  | { kind: 'month'; key: CalendarMonth; state: MonthState }
  | { kind: 'day'; key: CalendarDate; entries: DayEntries };

/** A month that the agenda holds. */
export interface AgendaMonth {
  month: CalendarMonth;
  index: DayIndex;
  isLoaded: boolean;
  hasFailed: boolean;
}

interface ItemsInput {
  today: CalendarDate;
  /** Every day is shown, also those without events, for an event that looks for another day. */
  isEveryDay: boolean;
}

function stateOf({ isLoaded, hasFailed }: AgendaMonth, days: number): MonthState {
  if (isLoaded) return days > 0 ? 'filled' : 'empty';
  return hasFailed ? 'failed' : 'loading';
}

function daysOf({ month, index, isLoaded }: AgendaMonth, { today, isEveryDay }: ItemsInput) {
  const days: AgendaItem[] = [];
  if (!isLoaded) return days;
  const range = monthRange(month);
  for (let date = range.from; isWithin(date, range); date = addDays(date, 1)) {
    const entries = entriesOf(index, date);
    if (isEveryDay || date === today || countOf(entries) > 0) {
      days.push({ kind: 'day', key: date, entries });
    }
  }
  return days;
}

/** What an agenda lists, from its first month to its last: today always, other days that have something. */
export function agendaItems(months: readonly AgendaMonth[], input: ItemsInput): AgendaItem[] {
  return months.flatMap((month) => {
    const days = daysOf(month, input);
    return [{ kind: 'month', key: month.month, state: stateOf(month, days.length) }, ...days];
  });
}

/**
 * The place in the list of what stands for a day or a month: itself; else the next day of its month,
 * the last one before it, or the month's heading.
 */
export function placeOfKey(items: readonly AgendaItem[], key: string): number {
  const month = key.length > 7 ? monthOf(key) : key;
  const isInMonth = (item: AgendaItem | undefined) => !!item && item.key.startsWith(month);
  const next = items.findIndex((item) => item.key >= key);
  if (next >= 0 && isInMonth(items[next])) return next;
  const before = next < 0 ? items.length - 1 : next - 1;
  return isInMonth(items[before]) ? before : Math.max(0, next);
}

/** The day an item stands for: a month that shows none of its days stands for its first. */
export function dayOfItem(items: readonly AgendaItem[], place: number): CalendarDate | null {
  const item = items[place];
  if (!item) return null;
  if (item.kind === 'day') return item.key;
  const next = items[place + 1];
  return next?.kind === 'day' ? next.key : `${item.key}-01`;
}

/** Paper has all days of a month from the one that is shown on; a month that has none to show says why. */
export function itemsToPrint(items: readonly AgendaItem[], from: CalendarDate): AgendaItem[] {
  const month = monthOf(from);
  return items.filter((item) => {
    if (item.kind === 'month') return item.key === month && item.state !== 'filled';
    return item.key >= from && monthOf(item.key) === month;
  });
}
