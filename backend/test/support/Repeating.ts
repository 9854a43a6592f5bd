import { randomUUID } from 'node:crypto';
import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import type { Series } from '@kinday/contracts/series';
import { timed, type Person } from './builders.js';
import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';

const RULES = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  'FREQ=DAILY;COUNT=20',
  'FREQ=DAILY;INTERVAL=3;UNTIL=20261201',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYDAY=2TH',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
];

/** A change of somebody's own, which they may take back. */
interface OwnChange {
  person: Person;
  revision: number;
}

/** What the members of a family do with events that repeat, each of them known as of some moment. */
export class Repeating {
  readonly #known = new Map<string, Series>();
  #needy: string[] = [];
  #changes: OwnChange[] = [];

  constructor(
    private readonly familyId: string,
    private readonly random: Random,
    private readonly people: readonly Person[],
    private readonly as: (person: Person) => Client,
  ) {}

  /** A series as somebody might add it, with its id. */
  newSeries() {
    const date = `2026-1${Math.floor(this.random() * 2)}-1${Math.floor(this.random() * 10)}`;
    return {
      ...this.#fields(date),
      familyId: this.familyId,
      id: randomUUID(),
      rrule: this.#rule(),
    };
  }

  /** Remembers a series as an answer has it. */
  note(series: Series): void {
    this.#known.set(series.id, series);
  }

  /** Somebody does something to a series or one of its events; null when there is none yet. */
  doSomething(editor: Person): Promise<Answer> | null {
    if (this.#known.size === 0) return null;
    const series = pick(this.random, [...this.#known.values()]);
    const days = daysOf(series, '2026-10-01', '2027-01-01');
    const day = days.length > 0 ? pick(this.random, days) : series.date;
    const member = pick(this.random, this.people);
    const kind = this.random();
    if (kind < 0.2) return this.#changeOne(editor, series, day);
    if (kind < 0.35) return this.#deleteOne(editor, series, day);
    if (kind < 0.5) return this.#changeAll(editor, series, day);
    if (kind < 0.62) return this.#split(editor, series, day);
    if (kind < 0.66) return this.#delete(editor, series, day);
    if (kind < 0.78) return this.#claim(member, series, day);
    if (kind < 0.84 && this.#needy.length > 0) return this.#claimOrRelease(member);
    return this.#changes.length > 0 ? this.#undo() : this.#changeOne(editor, series, day);
  }

  #changeOne(editor: Person, { id }: Series, day: CalendarDate): Promise<Answer> {
    const date = this.random() < 0.3 ? addDays(day, 1) : day;
    const event = { ...this.#fields(date), id: randomUUID() };
    return this.#did(editor, this.as(editor).put(`/api/series/${id}/occurrences/${day}`, event));
  }

  #deleteOne(editor: Person, { id }: Series, day: CalendarDate): Promise<Answer> {
    return this.#did(editor, this.as(editor).delete(`/api/series/${id}/occurrences/${day}`));
  }

  /** All occurrences get other fields, another rule, or are moved by some days. */
  async #changeAll(editor: Person, { id, date, rrule, version }: Series, day: CalendarDate) {
    const kind = this.random();
    const repeated =
      kind < 0.4
        ? { date, rrule }
        : kind < 0.7
          ? { date: day, rrule: this.#rule() }
          : { date: addDays(date, 1), rrule };
    const seen = this.random() < 0.5 ? { version } : {};
    const edit = { ...this.#fields(repeated.date), ...repeated, ...seen };
    return this.#keepAnswered(
      await this.#did(editor, this.as(editor).put(`/api/series/${id}`, edit)),
    );
  }

  async #split(editor: Person, { id }: Series, from: CalendarDate): Promise<Answer> {
    const rrule = this.random() < 0.3 ? { rrule: this.#rule() } : {};
    const part = { ...this.#fields(from), ...rrule, from, newId: randomUUID() };
    const asked = this.as(editor).post(`/api/series/${id}/split`, part);
    return this.#keepAnswered(await this.#did(editor, asked));
  }

  #delete(editor: Person, { id }: Series, from: CalendarDate): Promise<Answer> {
    const query = this.random() < 0.7 ? `?from=${from}` : '';
    return this.#did(editor, this.as(editor).delete(`/api/series/${id}${query}`));
  }

  #claim(member: Person, { id }: Series, day: CalendarDate): Promise<Answer> {
    const path = `/api/series/${id}/occurrences/${day}/claim`;
    return this.#did(member, this.as(member).post(path, {}));
  }

  #claimOrRelease(member: Person): Promise<Answer> {
    const id = pick(this.random, this.#needy);
    const what = this.random() < 0.6 ? 'claim' : 'release';
    return this.#did(member, this.as(member).post(`/api/events/${id}/${what}`, {}));
  }

  /** One of the last changes is taken back by the person who made it. */
  #undo(): Promise<Answer> {
    const { person, revision } = pick(this.random, this.#changes.slice(-8));
    const asked = this.as(person).post('/api/events/undo', { familyId: this.familyId, revision });
    return this.#did(person, asked);
  }

  async #did(person: Person, asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    const { status, revision, body } = answer;
    if (status !== 200 || revision === null) return answer;
    this.#changes.push({ person, revision });
    const { id, seriesId } = body as { id?: string; seriesId?: string | null };
    if (id && seriesId) this.#needy.push(id);
    return answer;
  }

  #keepAnswered(answer: Answer): Answer {
    if (answer.status === 200) this.note((answer.body as { series: Series }).series);
    return answer;
  }

  #rule(): string {
    return pick(this.random, RULES);
  }

  #fields(date: CalendarDate) {
    const title = `Every ${this.random().toFixed(6)}`;
    const forIds = this.random() < 0.2 ? [pick(this.random, this.people).id] : [];
    const moreDays = this.random() < 0.2 ? 3 : 0;
    const needsSomebody = this.random() < 0.8;
    return { ...timed, title, date, forIds, moreDays, needsSomebody };
  }
}
