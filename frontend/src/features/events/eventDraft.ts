import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { CATEGORIES, isTypeOf, type MainCategory } from '@kinday/contracts/categories';
import { fromMinutes, TIME_CHOICES, toMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';

/** An event as it is being typed; empty texts stand for what has not been chosen. */
export interface EventDraft {
  title: string;
  date: CalendarDate;
  mainCategory: MainCategory | '';
  subCategory: string;
  isAllDay: boolean;
  startTime: ClockTime;
  endTime: ClockTime;
  notes: string;
}

const DEFAULT_START = '09:00';
const DEFAULT_END = '10:00';
const LAST_CHOICE = 23 * 60 + 30;

/** A draft of a new event on a day. */
export function newDraft(date: CalendarDate): EventDraft {
  return {
    title: '',
    date,
    mainCategory: '',
    subCategory: '',
    isAllDay: false,
    startTime: DEFAULT_START,
    endTime: DEFAULT_END,
    notes: '',
  };
}

/** An event as a draft to edit. An all-day event gets the default times, in case it stops being one. */
export function draftOf(event: Event): EventDraft {
  const { title, date, mainCategory, subCategory, isAllDay, startTime, endTime, notes } = event;
  return {
    title,
    date,
    mainCategory,
    subCategory,
    isAllDay,
    startTime: startTime ?? DEFAULT_START,
    endTime: endTime ?? DEFAULT_END,
    notes: notes ?? '',
  };
}

/** The draft with another start; the end moves along, so that the event lasts as long as before. */
export function withStart(draft: EventDraft, startTime: ClockTime): EventDraft {
  const lasts = toMinutes(draft.endTime) - toMinutes(draft.startTime);
  if (lasts <= 0) return { ...draft, startTime };
  const end = Math.min(toMinutes(startTime) + lasts, LAST_CHOICE);
  return { ...draft, startTime, endTime: fromMinutes(end) };
}

/** The draft under another category; a type of the old one cannot stay. */
export function withCategory(draft: EventDraft, mainCategory: MainCategory | ''): EventDraft {
  const keeps = mainCategory !== '' && isTypeOf(mainCategory, draft.subCategory);
  return { ...draft, mainCategory, subCategory: keeps ? draft.subCategory : '' };
}

/** The types that stand under a category. */
export function typesOf(mainCategory: MainCategory | ''): readonly string[] {
  return mainCategory === '' ? [] : CATEGORIES[mainCategory];
}

/** The 48 half hours, and the event's own time where it is not one of them. */
export function timeChoices(own: ClockTime): readonly ClockTime[] {
  return TIME_CHOICES.includes(own) ? TIME_CHOICES : [...TIME_CHOICES, own].sort();
}

/** True when nothing differs that a person could have typed. */
export function sameDraft(one: EventDraft, other: EventDraft): boolean {
  const names = Object.keys(one) as (keyof EventDraft)[];
  return names.every((name) => one[name] === other[name]);
}
