import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import { CATEGORIES, isTypeOf, type MainCategory } from '@kinday/contracts/categories';
import { fromMinutes, TIME_CHOICES, toMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import { BESIDE_OWN, OUR_OWN } from '@kinday/contracts/ownCategory';
import type { ShownFamily } from '../../sync/useFamily';
import type { FieldErrors } from '../../ui/useFieldErrors';
import { NO_DETAILS } from './noDetails';
import { followedRule } from './repeating/followedRule';

/** A field as it is typed: an empty text stands for what has not been chosen. */
type Typed<Value> = Value extends string ? Value | '' : NonNullable<Value>;

/** An event as it is typed: every field of it, or saving the draft would erase the missing one. */
export type EventDraft = {
  [Name in Exclude<keyof EventFields, 'ownCategoryId' | 'zone'>]: Typed<EventFields[Name]>;
} & {
  /** Empty when it is to be one of the family's own, and not chosen yet which; null for none of them. */
  ownCategoryId: string | null;
  /** The time zone in which day and times are told; null for the family's clock. */
  zone: string | null;
  /** The text of the rule by which it repeats; empty for an event that does not. */
  rrule: string;
  /** Category and type were emptied by hand: the title suggests none any more. */
  isKindCleared: boolean;
};
export type EventField = keyof EventDraft;
/** What is chosen as the category. */
export type MainChoice = MainCategory | typeof OUR_OWN | '';

/** What each group of the dialog's fields takes. */
export interface FieldsProps {
  draft: EventDraft;
  errors: FieldErrors<EventField>;
  shown: ShownFamily;
  /** Hears the draft as it is now, and which field was touched. */
  onChange: (draft: EventDraft, touched: EventField) => void;
}

const DEFAULT_START = '09:00';
const DEFAULT_END = '10:00';
/** The last of the half hours, and the only end that an event has which starts then. */
const LAST_CHOICE = '23:30';
const LAST_MINUTE = '23:59';

/** A draft of a new event on a day. */
export function newDraft(date: CalendarDate): EventDraft {
  return {
    title: '',
    ...NO_DETAILS,
    date,
    mainCategory: '',
    subCategory: '',
    isAllDay: false,
    startTime: DEFAULT_START,
    endTime: DEFAULT_END,
    notes: '',
  };
}

/**
 * An event as a draft to edit. An all-day event gets the default times, in case it stops being one.
 * @param rrule the rule of its series; empty without one
 */
export function draftOf(event: Event, rrule: string): EventDraft {
  const { startTime, endTime, location, notes, ...fields } = eventFieldsOf(event);
  return {
    ...fields,
    rrule,
    isKindCleared: false,
    startTime: startTime ?? DEFAULT_START,
    endTime: endTime ?? DEFAULT_END,
    location: location ?? '',
    notes: notes ?? '',
  };
}

/** The draft with another start; the end moves along, so that the event lasts as long as before. */
export function withStart(draft: EventDraft, startTime: ClockTime): EventDraft {
  const lasts = toMinutes(draft.endTime) - toMinutes(draft.startTime);
  if (lasts <= 0 || draft.moreDays > 0) return { ...draft, startTime };
  const latest = startTime < LAST_CHOICE ? LAST_CHOICE : LAST_MINUTE;
  const end = Math.min(toMinutes(startTime) + lasts, toMinutes(latest));
  return { ...draft, startTime, endTime: fromMinutes(end) };
}

/**
 * The draft on another day, empty for none: it lasts as many days as before, and its rule follows.
 * @param before the draft whose rule and day are those to follow from
 */
export function withDate(draft: EventDraft, date: CalendarDate, before = draft): EventDraft {
  return { ...draft, date, rrule: followedRule(before.rrule, before.date, date) };
}

/** The draft with another last day; it has one day where that is empty. */
export function withLastDay(draft: EventDraft, lastDay: CalendarDate): EventDraft {
  const { date } = draft;
  const moreDays = date === '' || lastDay === '' ? 0 : daysBetween(date, lastDay);
  return { ...draft, moreDays };
}

/** The draft's last day; empty while it has none. */
export function lastDayOfDraft({ date, moreDays }: EventDraft): CalendarDate {
  return date === '' ? '' : addDays(date, moreDays);
}

/** The draft under another category; a type of the old one cannot stay. */
export function withCategory(draft: EventDraft, choice: MainChoice): EventDraft {
  if (choice === OUR_OWN) return { ...draft, ...BESIDE_OWN, ownCategoryId: '' };
  const wasOwn = draft.ownCategoryId !== null;
  const keeps = !wasOwn && choice !== '' && isTypeOf(choice, draft.subCategory);
  const subCategory = keeps ? draft.subCategory : '';
  return { ...draft, mainCategory: choice, subCategory, ownCategoryId: null };
}

/** The types that stand under a category. */
export function typesOf(mainCategory: MainCategory | ''): readonly string[] {
  return mainCategory === '' ? [] : CATEGORIES[mainCategory];
}

/** The 48 half hours, and the draft's own start where it is not one of them. */
export function startChoices({ startTime }: EventDraft): readonly ClockTime[] {
  return withTimes(startTime);
}

/** The same for its end; with the last minute of the day for what starts in the last half hour. */
export function endChoices({ startTime, endTime }: EventDraft): readonly ClockTime[] {
  return startTime < LAST_CHOICE ? withTimes(endTime) : withTimes(endTime, LAST_MINUTE);
}

function withTimes(...times: ClockTime[]): readonly ClockTime[] {
  return [...new Set([...TIME_CHOICES, ...times])].sort();
}

/** True when nothing differs that a person could have typed. */
export function sameDraft(one: EventDraft, other: EventDraft): boolean {
  const names = Object.keys(one) as EventField[];
  return names.every((name) => isSameValue(one[name], other[name]));
}
