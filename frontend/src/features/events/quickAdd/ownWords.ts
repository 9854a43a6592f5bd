/** A part of the line, from the first place to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** A line made ready for reading dates and times; every letter is where it was. */
export interface PreparedLine {
  text: string;
  /** What has been understood already. */
  spans: readonly Span[];
  isAllDay: boolean;
  /** How long it lasts, in minutes, if that was said. */
  lasts: number | null;
  /** As in "tomorrow morning". */
  dayPart: DayPart | null;
}

const PARTS = '(morning|afternoon|evening|night)';
const DAY =
  '(?:today|tomorrow|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?)';
const PART_OF_DAY = new RegExp(`(?<=\\b${DAY}\\s+)(?:in the\\s+)?${PARTS}\\b`, 'i');
const PART_ALONE = new RegExp(`\\bin the\\s+${PARTS}\\b`, 'i');
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
 * misread: "Movie night" is no
 * time, and "for 2 hours" is not in two hours.
 */
export function takeOwnWords(line: string): PreparedLine {
  const spans: Span[] = [];
  let text = line;

  /** Understands a match; other words stand in its place, as long as it was. */
  function take(match: RegExpExecArray | null, words = '') {
    if (!match) return;
    const to = match.index + match[0].length;
    spans.push({ from: match.index, to });
    text = text.slice(0, match.index) + words.padEnd(match[0].length) + text.slice(to);
  }

  const allDay = ALL_DAY.exec(text);
  take(allDay);
  const duration = DURATION.exec(text);
  take(duration);
  const ofToday = PART_OF_TODAY.exec(text);
  take(ofToday, 'today');
  const part = ofToday ? null : (PART_OF_DAY.exec(text) ?? PART_ALONE.exec(text));
  take(part);
  take(/\b(?:noon|midday)\b/i.exec(text), '12pm');
  take(/\bmidnight\b/i.exec(text), '12am');
  const mask = (word: string) => 'x'.repeat(word.length);
  text = text.replace(NO_DAY, mask).replace(new RegExp(`\\b${PARTS}\\b`, 'gi'), mask);

  const said = ofToday?.[1] ?? ofToday?.[2] ?? part?.[1];
  return {
    text,
    spans,
    isAllDay: allDay !== null,
    lasts: duration && minutesOf(duration),
    dayPart: (said?.toLowerCase() ?? null) as DayPart | null,
  };
}
