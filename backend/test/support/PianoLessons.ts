import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import {
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './builders.js';
import type { Answer } from './Client.js';
import type { TestApp } from './startApp.js';
import { Watcher } from './Watcher.js';

/** Thursdays from November 5, 2026 on. */
export const WEEKLY = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' };
export const THURSDAYS = [
  '11-05',
  '11-12',
  '11-19',
  '11-26',
  '12-03',
  '12-10',
  '12-17',
  '12-24',
  '12-31',
];

/** A family of three with Ben's piano lesson on Thursdays, and Cleo's tab that watches. */
export class PianoLessons {
  private constructor(
    readonly family: BuiltFamily,
    readonly ben: Person,
    readonly cleo: Person,
    readonly watcher: Watcher,
    readonly piano: Series,
  ) {}

  static async begin(app: TestApp): Promise<PianoLessons> {
    const family = await buildFamily(app, 'Ben', 'Cleo');
    const [ben, cleo] = family.members as [Person, Person];
    const watcher = await Watcher.open(cleo.client, family.id);
    return new PianoLessons(family, ben, cleo, watcher, await buildSeries(ben, WEEKLY));
  }

  /** The series' address. */
  get path(): string {
    return `/api/series/${this.piano.id}`;
  }

  /** What stands in November and December. */
  async events(): Promise<Event[]> {
    const answer = await this.cleo.client.get('/api/occurrences?from=2026-11-01&to=2027-01-01');
    return expectStatus(answer, 200).body as Event[];
  }

  /** The same as "Piano 11-05 09:00". */
  async shown(): Promise<string[]> {
    return (await this.events()).map(
      ({ title, date, startTime }) => `${title} ${date.slice(5)} ${startTime}`,
    );
  }

  /** Undoes the change that a write made, seen by the watcher. */
  undo(person: Person, { revision }: Answer): Promise<Answer> {
    return this.watcher.sees(() => person.client.post('/api/events/undo', { revision }));
  }
}

/** All Thursdays, as `shown` tells them. */
export const all = (title = 'Piano') => THURSDAYS.map((day) => `${title} ${day} 09:00`);
