import type { ReadCalendar, ReadEntry, ReadOptions } from './calendarContent.js';

/** Of the messages below: another number for each release that changes them. */
export const READING_VERSION = 1;

/** What the reading thread is told: how to read, the bytes of the file piece by piece, and to hand on more of what it read. */
export type ToReadingThread =
  { options: ReadOptions } | { bytes: Uint8Array } | { isWhole: true } | { wants: 'entries' };

/** What the reading thread says: what it wants next, a piece of the entries, and the rest at the end. */
export type FromReadingThread =
  | { wants: 'bytes' }
  | { entries: ReadEntry[] }
  | { end: Omit<ReadCalendar, 'entries'> }
  | { unreadable: { sentence: string; line: number | null } };
