import type { ImportedCalendar } from '@kinday/contracts/imports';
import type { ReadCalendar, ReadOptions } from '../../icalendar/calendarContent.js';
import { filesInZip, isZip, type ZippedFile } from '../../icalendar/filesInZip.js';
import { readCalendar } from '../../icalendar/readCalendar.js';
import { UnreadableCalendar } from '../../icalendar/UnreadableCalendar.js';
import { JoinedCalendars } from './JoinedCalendars.js';
import * as messages from './messages.js';

/** What a file that is imported holds. */
export interface ReadImport {
  /** Of an archive, all its chosen calendars together. */
  calendar: ReadCalendar;
  /** Those of an archive that were read; null for a calendar file. */
  calendars: ImportedCalendar[] | null;
}

/** Once so long has gone by, no further calendar of an archive is read. */
const LONGEST_MS = 20_000;

/**
 * Reads a calendar file, or the calendars of a ZIP archive. Throws an UnreadableCalendar, and 503 while
 * too many others are read. A calendar of an archive that cannot be read keeps no other one from it.
 * @param chosen which calendars of an archive, by their place; null for all of them
 */
export async function readImportFile(
  userId: string,
  bytes: Buffer,
  chosen: readonly number[] | null,
  options: ReadOptions,
  signal?: AbortSignal,
): Promise<ReadImport> {
  if (!isZip(bytes)) {
    return { calendar: await readCalendar(userId, bytes, options, signal), calendars: null };
  }
  const files = calendarsOf(filesInZip(bytes)).map((file, index) => ({ file, index }));
  const until = performance.now() + LONGEST_MS;
  const calendars: ImportedCalendar[] = [];
  const joined = new JoinedCalendars();
  for (const { file, index } of files) {
    if (chosen && !chosen.includes(index)) continue;
    const about = { index, file: file.name };
    try {
      if (performance.now() > until) throw new UnreadableCalendar(messages.archiveTakesLong, null);
      const calendar = await readCalendar(userId, file.unpack(), options, signal);
      joined.add(calendar);
      const { name, entries } = calendar;
      calendars.push({ ...about, name, events: entries.length, problem: null });
    } catch (error) {
      if (!(error instanceof UnreadableCalendar)) throw error;
      calendars.push({ ...about, name: null, events: 0, problem: error.message });
    }
  }
  return { calendar: joined.calendar, calendars };
}

/** Throws an UnreadableCalendar for an archive without a calendar. */
function calendarsOf(files: readonly ZippedFile[]): ZippedFile[] {
  // A Mac keeps something of its own about each file.
  const calendars = files.filter(
    ({ name }) => /\.(ics|ical)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name),
  );
  if (calendars.length > 0) return calendars;
  const isNested = files.some(({ name }) => /\.zip$/i.test(name));
  throw new UnreadableCalendar(isNested ? messages.archiveInArchive : messages.emptyArchive, null);
}
