/** Of the messages below: another number for each release that changes them. */
export const HOLIDAYS_VERSION = 1;

/** What is asked of the thread: the days of a country in some years; null for the names of all countries. */
export type HolidaysTask = {
  country: string;
  region: string | null;
  from: number;
  to: number;
} | null;

/** A holiday, or several days of one. */
export interface Holiday {
  name: string;
  /** `yyyy-MM-dd`. */
  date: string;
  days: number;
}
