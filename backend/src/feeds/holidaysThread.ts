import { parentPort } from 'node:worker_threads';
import type { HolidayCountry } from '@kinday/contracts/feed';
import Holidays from 'date-holidays';
import type { ThreadLoaded } from '../common/startThread.js';
import { HOLIDAYS_VERSION, type Holiday, type HolidaysTask } from './holidayMessages.js';

/** Days off, and those on which offices close early, as Christmas Eve. */
const TYPES: readonly string[] = ['public', 'bank'];
const ENGLISH = 'en';
const DAY_MS = 86_400_000;
const library = new Holidays();

/** The countries with their regions, in the order of their names. */
function countries(): HolidayCountry[] {
  return named(library.getCountries(ENGLISH)).map((country) => ({
    ...country,
    regions: named(library.getStates(country.code, ENGLISH)),
  }));
}

/** What the library names by codes. */
function named(names: Record<string, string> | undefined): { code: string; name: string }[] {
  return Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, ENGLISH));
}

/** None where the country or its region is not known. */
function holidays({ country, region, from, to }: NonNullable<HolidaysTask>): Holiday[] {
  const known = countries().find(({ code }) => code === country);
  if (!known || (region && !known.regions.some(({ code }) => code === region))) return [];
  if (region) library.init(country, region);
  else library.init(country);
  library.setLanguages(ENGLISH);
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return years.flatMap((year) =>
    library
      .getHolidays(year, ENGLISH)
      .filter(({ type }) => TYPES.includes(type))
      // Days of the calendar: the one on which clocks go back has 25 hours.
      .map(({ name, date, start, end }) => ({
        name,
        date: date.slice(0, 10),
        days: Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS)),
      })),
  );
}

parentPort?.once('message', (task: HolidaysTask) => {
  parentPort?.postMessage(task ? holidays(task) : countries());
});
parentPort?.postMessage({ version: HOLIDAYS_VERSION } satisfies ThreadLoaded);
