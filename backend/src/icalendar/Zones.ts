import type { WallClock } from '@kinday/contracts/zonedTime';
import { canonicalZone, isTimeZone, UTC } from '@kinday/contracts/timeZone';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Component } from './Component.js';
import { CustomZone } from './CustomZone.js';
import { zoneByDisplayName } from './zoneByDisplayName.js';
import { fittingZone } from './fittingZone.js';
import { inZone, wallClockIn, type Moment } from './Moment.js';
import { textOf } from './readProperty.js';
import { WINDOWS_ZONES } from './windowsZones.js';

/** The time zones of a file: by their names wherever these are known, else by what the file says of them. */
export class Zones {
  readonly #custom = new Map<string, CustomZone>();
  readonly #named = new Map<string, string | null>();
  readonly #fitting = new Map<string, string | null>();
  /** Of whole days that are told by the instants at which they begin. */
  readonly #ofMidnights: Set<string>;

  /** @param home the family's zone */
  constructor(
    calendar: Component,
    readonly home: string,
  ) {
    for (const component of calendar.components) {
      if (component.name !== 'VTIMEZONE') continue;
      const id = safeText(component, 'TZID');
      if (id === null || this.#custom.has(id)) continue;
      const custom = new CustomZone(component);
      this.#custom.set(id, custom);
      // The file's own word counts for a name such as BST, which means one zone here and another there.
      const named = custom.isDescribed && isShort(id) ? null : namedZone(id);
      this.#named.set(id, named ?? namedZone(safeText(component, 'X-LIC-LOCATION') ?? ''));
    }
    const told = namedZone(safeText(calendar, 'X-WR-TIMEZONE') ?? '');
    const described = [...this.#named.values()].slice(0, MOST_OF_MIDNIGHTS);
    this.#ofMidnights = new Set([home, told, ...described].filter((zone) => zone !== null));
  }

  /**
   * A wall clock's time in the zone that the file calls so. In a zone that nobody knows it is told by the
   * family's clock; one of whose name nothing is said is taken for the family's. Throws a LeftOutFault.
   */
  told(id: string, clock: WallClock): WallClock & { zone: string | null } {
    if (!this.#named.has(id)) this.#named.set(id, namedZone(id));
    const named = this.#named.get(id) ?? null;
    if (named !== null) return { ...clock, zone: named };
    const custom = this.#custom.get(id);
    if (!custom) return { ...clock, zone: null };
    const zone = this.#fit(id, custom, clock.date.slice(0, 4));
    if (zone !== null) return { ...clock, zone };
    return { ...wallClockIn(this.home, custom.instantOf(clock)), zone: this.home };
  }

  /** Whether times told in a zone of this name were told anew by the family's clock. */
  isForeign(id: string, year: string): boolean {
    const custom = this.#custom.get(id);
    return !!custom && this.#named.get(id) === null && this.#fit(id, custom, year) === null;
  }

  /**
   * The day that a moment means among whole days. Some programs name such a day by the instant at which
   * it begins: the midnight of the family's clock, or of a zone that the file names. Throws a LeftOutFault.
   */
  wholeDay(moment: Moment): CalendarDate {
    if (moment.zone !== UTC) return moment.date;
    const there = [...this.#ofMidnights].map((zone) => inZone(moment, zone));
    return there.find(({ time }) => time === '00:00')?.date ?? moment.date;
  }

  #fit(id: string, custom: CustomZone, year: string): string | null {
    const key = `${year} ${id}`;
    const known = this.#fitting.get(key);
    if (known !== undefined) return known;
    const zone = fittingZone(custom, Number(year), this.home);
    this.#fitting.set(key, zone);
    return zone;
  }
}

const MOST_OF_MIDNIGHTS = 5;

/** A zone of the IANA database has a place in its name, and one of Windows has words. */
function isShort(id: string): boolean {
  return !id.includes('/') && !WINDOWS_ZONES.has(id.trim());
}

/** The zone of the IANA database that a name means; null for a name of something else. */
function namedZone(id: string): string | null {
  const name = id.trim();
  if (/^(tzone:\/\/Microsoft\/Utc|Z|GMT|Etc\/(UTC|GMT)|UTC)$/i.test(name)) return UTC;
  const windows = WINDOWS_ZONES.get(name);
  if (windows) return windows;
  const known = canonicalZone(name);
  if (known) return known;
  // As `/freeassociation.sourceforge.net/Europe/Berlin`, or `/mozilla.org/20050126_1/America/New_York`.
  const parts = name.split('/').slice(-3);
  const ends = parts.map((_, at) => parts.slice(at).join('/')).filter((end) => end.includes('/'));
  const end = ends.find(isTimeZone) ?? zoneByDisplayName(name);
  return end ? canonicalZone(end) : null;
}

function safeText(of: Component, name: string): string | null {
  try {
    return textOf(of, name);
  } catch {
    return null;
  }
}
