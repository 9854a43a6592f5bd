import { randomUUID } from 'node:crypto';
import { addDays } from '@kinday/contracts/calendarDate';
import { pick, type Random } from './random.js';
import type { YearEntry, YearModel, YearPerson } from './YearModel.js';
import type { YearWriter } from './YearWriter.js';

const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const;
/** Around which the clocks of one of them change. */
const HARD_DAYS = ['03-10', '03-31', '04-07', '10-06', '10-27', '11-03'];
const HARD_TIMES = ['01:30', '01:45', '02:00', '02:15', '02:30', '03:00'];
const TIMES = ['00:00', '07:00', '09:00', '12:34', '15:00', '21:30', '23:30'];
const LEADS = [[], [0], [30], [60, 15], [1_440], [90, 2_880]];
const ALL_DAY = [
  [],
  [{ days: 1, time: '18:00' }],
  [{ days: 0, time: '23:59' }],
  [{ days: 2, time: '02:30' }],
];
const QUIET = [null, null, { from: '22:00', to: '07:00' }, { from: '12:00', to: '16:00' }];
const FAMILIES = 3;
const PEOPLE = 3;

/** What families do in a year, in the model and in the database alike. */
export class YearActions {
  readonly #families: string[] = [];

  constructor(
    private readonly model: YearModel,
    private readonly writer: YearWriter,
    private readonly random: Random,
    private readonly year: number,
  ) {}

  /** Founds the families: one in each zone, people who are in one or in two. */
  async found(): Promise<void> {
    for (let number = 0; number < FAMILIES * PEOPLE; number += 1) {
      const person = { id: randomUUID(), ...this.#settings() };
      this.model.people.set(person.id, person);
      await this.writer.newPerson(person);
    }
    for (const zone of ZONES) {
      const id = randomUUID();
      this.#families.push(id);
      this.model.zones.set(id, zone);
      await this.writer.family(id, this.#person().id, zone);
      for (let number = 0; number <= PEOPLE; number += 1) await this.#membership(id, true);
    }
  }

  /** Somebody does something on a day, or chooses otherwise. */
  async doSomething(today: string): Promise<void> {
    const kind = this.random();
    if (kind < 0.3) return this.#put(this.#newEntry(today));
    if (kind < 0.62) return this.#edit(today);
    if (kind < 0.74)
      return this.#membership(pick(this.random, this.#families), this.random() < 0.6);
    if (kind < 0.86) return this.#own();
    if (kind < 0.98) {
      const person = { ...this.#person(), ...this.#settings() };
      this.model.people.set(person.id, person);
      return this.writer.person(person);
    }
    const familyId = pick(this.random, this.#families);
    this.model.zones.set(familyId, pick(this.random, ZONES));
    return this.writer.zone(familyId, this.model.zones.get(familyId)!);
  }

  #person(): YearPerson {
    return pick(this.random, [...this.model.people.values()]);
  }

  #settings(): Omit<YearPerson, 'id'> {
    return {
      isOn: this.random() < 0.9,
      zone: pick(this.random, ZONES),
      timed: pick(this.random, LEADS),
      allDay: pick(this.random, ALL_DAY),
      quiet: pick(this.random, QUIET),
    };
  }

  /** Soon after a day, as most are; some on a day on which clocks change. */
  #when(today: string): Pick<YearEntry, 'date' | 'startTime' | 'zone'> {
    const isHard = this.random() < 0.3;
    const hard = HARD_DAYS.map((day) => `${this.year}-${day}`).find((day) => day > today);
    const date = isHard && hard ? hard : addDays(today, Math.floor(this.random() * 8));
    const startTime = pick(this.random, isHard ? HARD_TIMES : TIMES);
    if (this.random() < 0.2) return { date, startTime: null, zone: null };
    return { date, startTime, zone: this.random() < 0.25 ? pick(this.random, ZONES) : null };
  }

  #newEntry(today: string): YearEntry {
    const times = 1 + Math.floor(this.random() * 6);
    const every = pick(this.random, [1, 7]);
    return {
      id: randomUUID(),
      familyId: pick(this.random, this.#families),
      ...this.#when(today),
      forIds: this.random() < 0.3 ? [this.#person().id] : [],
      claimedBy: null,
      isDeleted: false,
      seriesId: null,
      seriesDate: null,
      repeats: this.random() < 0.3 ? { every, times, except: [] } : null,
    };
  }

  async #edit(today: string): Promise<void> {
    const all = [...this.model.entries.values()];
    const soon = all.filter(({ date }) => date === today || date === addDays(today, 1));
    // What is about to be told is the likeliest to be changed in between.
    const isSoon = soon.length > 0 && this.random() < 0.7;
    const near = isSoon ? soon : all.filter(({ date }) => date >= addDays(today, -10));
    if (near.length === 0) return this.#put(this.#newEntry(today));
    const entry = pick(this.random, near);
    const kind = this.random();
    if (kind < 0.2) return this.#put({ ...entry, isDeleted: !entry.isDeleted });
    if (kind < 0.35 && !entry.repeats) return this.#put({ ...entry, claimedBy: this.#person().id });
    if (kind < 0.65 && entry.repeats) return this.#changeOne(entry, today);
    return this.#put({
      ...entry,
      ...this.#when(today),
      repeats: entry.repeats && { ...entry.repeats, except: [] },
    });
  }

  /** One occurrence is deleted, or becomes an event of its own. */
  async #changeOne(series: YearEntry, today: string): Promise<void> {
    const { every, times, except } = series.repeats!;
    const seriesDate = addDays(series.date, every * Math.floor(this.random() * times));
    if (except.includes(seriesDate)) return;
    const event = { ...series, id: randomUUID(), repeats: null, seriesId: series.id, seriesDate };
    if (this.random() < 0.4) await this.#put({ ...event, date: seriesDate });
    else if (this.random() < 0.6) await this.#put({ ...event, ...this.#when(today) });
    await this.#put({ ...series, repeats: { every, times, except: [...except, seriesDate] } });
  }

  async #put(entry: YearEntry): Promise<void> {
    const changed = [...this.model.entries.values()].filter(
      ({ seriesId }) => seriesId === entry.id,
    );
    // As the days of a series move, so do those that were taken out: the model has none left then.
    if (entry.repeats?.except.length === 0) {
      for (const each of changed)
        await this.#write({ ...each, isDeleted: true, seriesId: null, seriesDate: null });
    }
    await this.#write(entry);
  }

  async #write(entry: YearEntry): Promise<void> {
    this.model.entries.set(entry.id, entry);
    await this.writer.entry(entry);
  }

  async #membership(familyId: string, isMember: boolean): Promise<void> {
    const { id } = this.#person();
    const name = `${familyId} ${id}`;
    if (this.model.members.has(name) === isMember) return;
    if (isMember) this.model.members.add(name);
    else this.model.members.delete(name);
    if (!isMember) this.#forget(familyId, id);
    await this.writer.membership(familyId, id, isMember);
  }

  /** What somebody chose ends with the membership. */
  #forget(familyId: string, userId: string): void {
    for (const { id, familyId: of } of this.model.entries.values()) {
      if (of === familyId) this.model.own.delete(`${userId} ${id}`);
    }
  }

  async #own(): Promise<void> {
    const entries = [...this.model.entries.values()].slice(-10);
    if (entries.length === 0) return;
    const { id, familyId } = pick(this.random, entries);
    const person = this.#person();
    if (!this.model.members.has(`${familyId} ${person.id}`)) return;
    const timed = pick(this.random, LEADS);
    this.model.own.set(`${person.id} ${id}`, { timed, allDay: null });
    await this.writer.own(familyId, person.id, id, timed);
  }
}
