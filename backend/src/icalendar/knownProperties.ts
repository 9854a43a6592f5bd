/** What is read of an event, and has a place in events of ours. */
const READ = [
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'CATEGORIES',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
];
/** Addresses of an event; they are said in its notes, and stay as they are on the way back. */
export const LINKS = ['URL', 'CONFERENCE', 'X-GOOGLE-CONFERENCE'];
/** The notes once more, as a page. */
export const HTML_NOTES = 'X-ALT-DESC';
/** Whether an event that Outlook tells by its times lasts whole days. */
export const IS_ALL_DAY = 'X-MICROSOFT-CDO-ALLDAYEVENT';
/** What programs alter at each read though nothing was changed. */
const ALTERED = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'CREATED'];
const OTHERS = [
  'BEGIN',
  'END',
  'STATUS',
  'TRIGGER',
  'ACTION',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
];
/** Properties that are read and stored as they stand in the file, but are not part of an event's digest. */
const UNDIGESTED = [...LINKS, HTML_NOTES, IS_ALL_DAY];
/** Begins a line of these, for JavaScript and PostgreSQL alike; to be compared without case. */
export const UNDIGESTED_LINE = `^(${UNDIGESTED.join('|')})[;:]`;
const ALL = new Set([...READ, ...UNDIGESTED, ...ALTERED, ...OTHERS]);
const OF_EVENTS = new Set([...READ, ...ALTERED]);
const TOLD = new Set([...READ, 'STATUS']);
const TEXTS = ['SUMMARY', 'DESCRIPTION', 'LOCATION'];
const NO_TEXT = new Set([...READ, ...ALTERED, ...OTHERS].filter((name) => !TEXTS.includes(name)));

/** Whether the reader takes something from a property. */
export const isKnownProperty = (name: string) => ALL.has(name);
/** Whether what a property of an event says has a place in events of ours. */
export const isTaken = (name: string) => OF_EVENTS.has(name);
/** Whether an event is another one when this property says something else. */
export const isTold = (name: string) => TOLD.has(name);
/** Whether the value of a property is a text, as far as is known. */
export const isText = (name: string) => name !== '' && !NO_TEXT.has(name);
