import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { HolidayCountry } from '@kinday/contracts/feed';
import type Library from 'date-holidays';
import { keptEvent, type KeptEvent } from './KeptEvent.js';

/** Days off, and those on which offices close early, as Christmas Eve. */
const TYPES: readonly string[] = ['public', 'bank'];
const ENGLISH = 'en';
const YEARS_BEFORE = 1;
const YEARS_AFTER = 5;
const DAY_MS = 86_400_000;

/** The public holidays of the world, by a library that comes along. It is large: it is loaded when it is needed. */
@Injectable()
export class Holidays {
  #library: Promise<Library> | undefined;
  #countries: HolidayCountry[] | undefined;

  /** The countries, in the order of their names. */
  async countries(): Promise<HolidayCountry[]> {
    const library = await this.#load();
    this.#countries ??= named(library.getCountries(ENGLISH)).map((country) => ({
      ...country,
      regions: named(library.getStates(country.code, ENGLISH)),
    }));
    return this.#countries;
  }

  /**
   * The holidays of a country, with those of one of its regions, from last year on; none where it is not known.
   * @param year this one
   */
  async of(country: string, region: string | null, year: number): Promise<KeptEvent[]> {
    const known = (await this.countries()).find(({ code }) => code === country);
    const isKnown = known && (!region || known.regions.some(({ code }) => code === region));
    if (!isKnown) return [];
    const events = new Map<string, KeptEvent>();
    for (let each = year - YEARS_BEFORE; each <= year + YEARS_AFTER; each += 1) {
      for (const event of await this.#ofYear(country, region, each)) events.set(event.key, event);
      // A year takes some ten milliseconds.
      await setImmediate();
    }
    return [...events.values()];
  }

  async #ofYear(country: string, region: string | null, year: number): Promise<KeptEvent[]> {
    const library = await this.#load();
    // There is one library for all: nothing else may happen from here on.
    if (region) library.init(country, region);
    else library.init(country);
    library.setLanguages(ENGLISH);
    const days = library.getHolidays(year, ENGLISH).filter(({ type }) => TYPES.includes(type));
    return days.map(({ name, date, start, end }) =>
      keptEvent(
        {
          title: name,
          date: date.slice(0, 10),
          moreDays: Math.max(0, Math.ceil((end.getTime() - start.getTime()) / DAY_MS) - 1),
          isAllDay: true,
          startTime: null,
          endTime: null,
          location: null,
          notes: null,
          zone: null,
        },
        null,
      ),
    );
  }

  #load(): Promise<Library> {
    this.#library ??= import('date-holidays').then(({ default: Holidays }) => new Holidays());
    return this.#library;
  }
}

/** What the library names by codes. */
function named(names: Record<string, string> | undefined): { code: string; name: string }[] {
  return Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, ENGLISH));
}
