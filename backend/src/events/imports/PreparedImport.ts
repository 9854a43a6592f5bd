import type { ReadCalendar } from '../../icalendar/calendarContent.js';
import type { Decision } from './decideFate.js';

/** A file that was read, and what would become of it as the calendar was then. */
export interface PreparedImport {
  userId: string;
  familyId: string;
  /** The family's time zone. */
  zone: string;
  /** SHA-256 of it. */
  file: string;
  calendar: ReadCalendar;
  decisions: Decision[];
}
