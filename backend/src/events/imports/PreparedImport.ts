import type { ImportedCalendar } from '@kinday/contracts/imports';
import type { ReadCalendar } from '../../icalendar/calendarContent.js';
import type { Decision } from './decideFate.js';

/** A file that was read, and what would become of it as the calendar was then. */
export interface PreparedImport {
  userId: string;
  familyId: string;
  /** The family's time zone. */
  zone: string;
  /** SHA-256 of it, and which calendars of an archive are meant. */
  file: string;
  calendar: ReadCalendar;
  /** Those of an archive that were read; null for a calendar file. */
  calendars: ImportedCalendar[] | null;
  decisions: Decision[];
}
