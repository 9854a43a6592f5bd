import { WEEKDAYS } from '@kinday/contracts/recurrence/rule';

/** The words from which patterns of repetitions are made, and what they say. */

const NUMBERS = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
export const NUMBER = String.raw`(?:\d{1,4}|an?|${NUMBERS.join('|')})`;

export function numberOf(word: string): number {
  if (/^an?$/i.test(word)) return 1;
  return Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;
}

export const EVERY = String.raw`\b(?:every|each)\s+`;
/** "Every other", "every 3", "every third". */
export const INTERVAL = String.raw`(?:other|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th)|${NUMBER})\s+`;

/** How many periods lie between "every" and the next: 1 without a word. */
export function intervalOf(words = ''): number {
  const word = words.trim().toLowerCase();
  if (word === '') return 1;
  if (word === 'other') return 2;
  const named = ['second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(word);
  return named >= 0 ? named + 2 : /^\d/.test(word) ? parseInt(word, 10) : numberOf(word);
}

export const WEEKDAY = String.raw`\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b`;
const AND = String.raw`(?:\s*,\s*and\s+|\s*[,&/+]\s*|\s+and\s+)`;
const TO = String.raw`(?:\s*-\s*|\s+(?:to|through)\s+)`;
/** "Mon and Wed", "Mon-Fri". */
export const WEEKDAY_LIST = `${WEEKDAY}(?:(?:${AND}|${TO})${WEEKDAY})*`;
/** "Mondays and Wednesdays" */
export const WEEKDAYS_EACH = String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b(?:${AND}(?:mon|tues|wednes|thurs|fri|satur|sun)days\b)*`;

/** `MO,WE` of a list of weekdays. */
export function weekdaysOf(list: string): string {
  const named: string[] = [];
  let isRange = false;
  for (const [word] of list.matchAll(new RegExp(`${WEEKDAY}|-|\\bto\\b|\\bthrough\\b`, 'gi'))) {
    const wasRange = isRange;
    isRange = /^(?:-|to|through)$/i.test(word);
    const weekday = word.slice(0, 2).toUpperCase();
    if (!isRange) named.push(...(wasRange ? weekdaysTo(weekday, named.at(-1)) : [weekday]));
  }
  return [...new Set(named)].join(',');
}

function weekdaysTo(last: string, first = last): string[] {
  const all: readonly string[] = [...WEEKDAYS, ...WEEKDAYS];
  const from = all.indexOf(first);
  return all.slice(from, all.indexOf(last, from) + 1);
}

const PLACES = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'last'],
  ...['1st', '2nd', '3rd', '4th', '5th'],
];
const PLACE = `(?:${PLACES.join('|')})`;
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)\b`;
const listOf = (each: string) => `${each}(?:${AND}(?:the\\s+)?${each})*`;
/** "1st and 15th" */
export const ORDINALS = listOf(ORDINAL);
/** "first and third Monday", "last Friday" */
export const NTH_WEEKDAY = String.raw`${listOf(PLACE)}\s+${WEEKDAY}`;
/** What a monthly event can be on. */
export const MONTH_DAYS = String.raw`(?:the\s+)?(?:${NTH_WEEKDAY}|(?:first|last)\s+day\b|first(?=\s+(?:of|in)\b)|${ORDINALS})`;

/** The part of a rule that says the days of its months: `BYMONTHDAY=1,15`, `BYDAY=2TH`. */
export function monthDaysOf(words: string): string {
  const weekday = new RegExp(WEEKDAY, 'i').exec(words)?.[0];
  if (weekday) {
    const places = words.matchAll(new RegExp(`\\b${PLACE}\\b`, 'gi'));
    return `BYDAY=${[...places].map(([place]) => `${placeOf(place)}${weekdaysOf(weekday)}`).join(',')}`;
  }
  if (/first|last/i.test(words)) return `BYMONTHDAY=${/last/i.test(words) ? -1 : 1}`;
  return `BYMONTHDAY=${[...words.matchAll(/\d+/g)].join(',')}`;
}

function placeOf(word: string): number {
  const at = PLACES.indexOf(word.toLowerCase());
  return at === 5 ? -1 : (at % 6) + 1;
}

export const MONTH = String.raw`\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`;
