import { addDays } from '@kinday/contracts/calendarDate';
import type { Lead } from '@kinday/contracts/reminders';
import { instantAt, minutesAfter, wallAt } from './wallClocks.js';

/** An event, or a series of which one occurs every so many days. */
export interface YearEntry {
  id: string;
  familyId: string;
  date: string;
  startTime: string | null;
  /** In which it is told; null for that of its family. */
  zone: string | null;
  forIds: string[];
  claimedBy: string | null;
  isDeleted: boolean;
  /** Of a changed occurrence. */
  seriesId: string | null;
  seriesDate: string | null;
  /** Of a series; null for an event. */
  repeats: { every: number; times: number; except: string[] } | null;
}

export interface YearPerson {
  id: string;
  isOn: boolean;
  zone: string;
  timed: number[];
  allDay: { days: number; time: string }[];
  quiet: { from: string; to: string } | null;
}

/** A reminder that somebody is to get, if all stays as it is. */
interface Wanted {
  key: string;
  /** Of whom, of which entry and at which lead time, wherever that is moved to. */
  origin: string;
  told: string;
  due: Date;
  tellAt: Date;
  pointlessAt: Date;
  /** When it would be told if it was found only later. */
  tellLate: (now: Date) => Date;
}

interface Planned {
  origin: string;
  tellAt: Date;
  pointlessAt: Date;
  isEnded: boolean;
}

/** What is so at a moment of the year, and by brute force, what follows for whom. */
export class YearModel {
  readonly zones = new Map<string, string>();
  readonly people = new Map<string, YearPerson>();
  /** `family user` */
  readonly members = new Set<string>();
  readonly entries = new Map<string, YearEntry>();
  /** `user entry`, to lead times of timed and of all-day events. */
  readonly own = new Map<string, { timed: number[] | null; allDay: YearPerson['allDay'] | null }>();
  #planned = new Map<string, Planned>();

  /** What a calendar that planned all before `done` has to plan at a moment. */
  plan(done: Date, now: Date): void {
    const wanted = this.wanted();
    const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
    for (const { key, origin, due, pointlessAt, tellAt } of wanted.values()) {
      const isDue = due > minutesAfter(done, -1) && due <= minute;
      if (!isDue || pointlessAt <= minute || this.#planned.has(key)) continue;
      this.#planned.set(key, { origin, tellAt, pointlessAt, isEnded: false });
    }
  }

  /** Who must be told what at a moment. */
  tell(now: Date): string[] {
    const wanted = this.wanted();
    const told: string[] = [];
    for (const [key, plan] of this.#planned) {
      if (plan.isEnded || plan.tellAt > now) continue;
      plan.isEnded = true;
      if (plan.pointlessAt <= now) continue;
      const holds = wanted.get(key);
      if (holds) told.push(holds.told);
      else this.#planInstead(plan.origin, wanted, now);
    }
    return told.sort();
  }

  /** What was moved while its reminder waited, to where its moment has passed: nothing plans it any more. */
  #planInstead(moved: string, wanted: ReadonlyMap<string, Wanted>, now: Date): void {
    for (const { key, origin, due, pointlessAt, tellLate } of wanted.values()) {
      if (origin !== moved || this.#planned.has(key)) continue;
      if (due > now || pointlessAt <= now) continue;
      this.#planned.set(key, { origin, tellAt: tellLate(now), pointlessAt, isEnded: false });
    }
  }

  /** The moments after one, up to another, at which anything may have to be done. */
  moments(after: Date, until: Date): Date[] {
    const waiting = [...this.#planned.values()].filter(({ isEnded }) => !isEnded);
    const all = [
      ...[...this.wanted().values()].map(({ due }) => due),
      ...waiting.map((each) => each.tellAt),
    ];
    const within = all.filter((moment) => moment > after && moment <= until);
    return [...new Set(within.map(Number))]
      .sort((one, other) => one - other)
      .map((at) => new Date(at));
  }

  /** All reminders that are wanted as things are. */
  wanted(): Map<string, Wanted> {
    const wanted = new Map<string, Wanted>();
    for (const entry of this.#occurring()) {
      for (const person of this.people.values()) {
        if (!person.isOn || !this.members.has(`${entry.familyId} ${person.id}`)) continue;
        for (const lead of this.#leadsOf(entry, person)) {
          const one = this.#wantedOf(entry, person, lead);
          wanted.set(one.key, one);
        }
      }
    }
    return wanted;
  }

  #occurring(): YearEntry[] {
    const there = [...this.entries.values()].filter(({ isDeleted }) => !isDeleted);
    return there.flatMap((entry) => {
      if (!entry.repeats) return [entry];
      const { every, times, except } = entry.repeats;
      return Array.from({ length: times }, (_, at) => addDays(entry.date, at * every))
        .filter((date) => !except.includes(date))
        .map((date) => ({ ...entry, date, seriesId: entry.id, seriesDate: date }));
    });
  }

  #leadsOf(entry: YearEntry, person: YearPerson): readonly Lead[] {
    const kind = entry.startTime === null ? 'allDay' : 'timed';
    for (const id of [entry.id, entry.seriesId]) {
      const own = this.own.get(`${person.id} ${id}`)?.[kind];
      if (own) return own;
    }
    const isTheirs = entry.forIds.length === 0 || entry.forIds.includes(person.id);
    return isTheirs || entry.claimedBy === person.id ? person[kind] : [];
  }

  #wantedOf(entry: YearEntry, person: YearPerson, lead: Lead): Wanted {
    const familyZone = this.zones.get(entry.familyId)!;
    const { date, startTime } = entry;
    const clocks = entry.zone ?? familyZone;
    const start = instantAt(clocks, date, startTime ?? '00:00');
    const shown = startTime === null ? date : wallAt(familyZone, start).slice(0, 10);
    const last = startTime === null ? instantAt(person.zone, addDays(date, 1), '00:00') : start;
    const due =
      typeof lead === 'number'
        ? minutesAfter(start, -lead)
        : instantAt(person.zone, addDays(date, -lead.days), lead.time);
    const pointlessAt = new Date(Math.max(Number(last), Number(minutesAfter(due, 5))));
    const name = entry.seriesDate === null ? entry.id : `${entry.seriesId} ${entry.seriesDate}`;
    const zone = startTime === null ? '' : clocks;
    return {
      key: [person.id, name, date, startTime, zone, JSON.stringify(lead)].join(' '),
      origin: [person.id, name, JSON.stringify(lead)].join(' '),
      told: `${person.id} ${entry.id.slice(0, 8)} ${shown}`,
      due,
      tellAt: this.#afterQuiet(person, due, last),
      pointlessAt,
      tellLate: (now) => this.#afterQuiet(person, minutesAfter(now, -now.getSeconds() / 60), last),
    };
  }

  /** Minute by minute to the end of the quiet hours. */
  #afterQuiet({ quiet, zone }: YearPerson, due: Date, last: Date): Date {
    const isQuiet = (at: Date) => {
      const time = wallAt(zone, at).slice(11);
      if (!quiet) return false;
      const { from, to } = quiet;
      return from < to ? time >= from && time < to : time >= from || time < to;
    };
    let end = due;
    while (isQuiet(end)) end = minutesAfter(end, 1);
    return end < last ? end : due;
  }
}
