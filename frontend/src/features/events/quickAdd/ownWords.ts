import type { MaskedLine } from './maskedLine';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** What the product's own words say of an event's hours. */
export interface OwnWords {
  isAllDay: boolean;
  /** How long it lasts, in minutes, if that was said. */
  lasts: number | null;
  /** As in "tomorrow morning". */
  dayPart: DayPart | null;
}

const PARTS = '(morning|afternoon|evening|night)';
const DAY =
  '(?:today|tomorrow|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?)';
const PART_OF_DAY = new RegExp(`(?<=\\b${DAY}\\s+)(?:in the\\s+)?${PARTS}\\b`, 'i');
const PART_ALONE = new RegExp(`\\bin the\\s+${PARTS}\\b`, 'i');
const PART_OF_EACH_DAY = new RegExp(`(?<=\\b(?:every|each)\\s+)${PARTS}\\b`, 'i');
const PART_OF_TODAY = /\bthis\s+(morning|afternoon|evening)\b|\bto(night)\b/i;
const ALL_DAY = /\ball[- ]day\b/i;
const HOURS = String.raw`(?:(half an|an?|\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?)\b)`;
const MINUTES = String.raw`(?:(?:and\s+)?(\d+)\s*(?:m|mins?|minutes?)\b)`;
const DURATION = new RegExp(`\\bfor\\s+(?:${HOURS}(?:\\s*${MINUTES})?|${MINUTES})`, 'i');
/** Words for other than one day, and those that are more often part of a title. */
const NO_DAY = /\b(?:(?:this|next|last)\s+(?:week(?:end)?|month|year)|now)\b/gi;

function minutesOf([, hours, minutes, only]: RegExpExecArray): number {
  const named = { a: 1, an: 1, 'half an': 0.5 }[hours?.toLowerCase() ?? ''];
  const count = named ?? Number((hours ?? '0').replace(',', '.'));
  return Math.round(count * 60) + Number(minutes ?? only ?? 0);
}

/**
 * Takes the product's own words out of a line, which the reader of dates does not know or would
 * misread: "Movie night" is no time, and "for 2 hours" is not in two hours.
 */
export function takeOwnWords(line: MaskedLine): OwnWords {
  const find = (pattern: RegExp) => pattern.exec(line.text);
  const isAllDay = line.take(find(ALL_DAY)) !== null;
  const duration = find(DURATION);
  line.take(duration);
  const ofToday = find(PART_OF_TODAY);
  line.take(ofToday, 'today');
  const ofEachDay = ofToday ? null : find(PART_OF_EACH_DAY);
  line.take(ofEachDay, 'day');
  const part = ofToday ?? ofEachDay ?? find(PART_OF_DAY) ?? find(PART_ALONE);
  if (!ofToday && !ofEachDay) line.take(part);
  line.take(find(/\b(?:noon|midday)\b/i), '12pm');
  line.take(find(/\bmidnight\b/i), '12am');
  line.cover(NO_DAY);
  line.cover(new RegExp(`\\b${PARTS}\\b`, 'gi'));

  const said = part?.[1] ?? part?.[2];
  return {
    isAllDay,
    lasts: duration && minutesOf(duration),
    dayPart: (said?.toLowerCase() ?? null) as DayPart | null,
  };
}
