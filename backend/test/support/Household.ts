import { randomUUID } from 'node:crypto';
import type { Event } from '@kinday/contracts/event';
import { expect } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import type { Series } from '@kinday/contracts/series';
import { buildFamily, expectStatus, timed, type BuiltFamily, type Person } from './builders.js';
import { Categorizing } from './Categorizing.js';
import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';
import { Repeating } from './Repeating.js';
import type { ServerProcess } from './ServerProcess.js';

const ATTEMPTS = 10;

/** A family whose members do something all the time, each time on any of the nodes that live. */
export class Household {
  readonly people: Person[];
  owner: Person;
  /** Whose membership ended, or may have, and who has not come back. */
  readonly away = new Set<Person>();
  #there: string[] = [];
  #deleted: string[] = [];
  readonly #categorizing: Categorizing;
  readonly #repeating: Repeating;
  /** New events, by id, of which nobody knows yet whether they are kept. */
  readonly #uncertain = new Map<string, () => Promise<Answer>>();

  private constructor(
    readonly family: BuiltFamily,
    private readonly living: () => readonly ServerProcess[],
    private readonly random: Random,
    private readonly onReturn: (person: Person) => Promise<void>,
  ) {
    this.owner = family.owner;
    this.people = [family.owner, ...family.members];
    this.#categorizing = new Categorizing(family.id, random);
    this.#repeating = new Repeating(family.id, random, this.people, (person) => this.#as(person));
  }

  /** Four people sign up for it; each has a calendar of their own as well. */
  static async found(
    living: () => readonly ServerProcess[],
    random: Random,
    onReturn: (household: Household, person: Person) => Promise<void>,
  ): Promise<Household> {
    const family = await buildFamily(living()[0]!, 'Ben', 'Cleo', 'Dan');
    const household: Household = new Household(family, living, random, (person) =>
      onReturn(household, person),
    );
    for (const { client } of household.people) {
      expectStatus(await client.post('/api/calendars/create', { name: 'My own' }), 201);
    }
    return household;
  }

  /** Somebody does something. Resolves with the answer; rejects when the node was killed meanwhile. */
  doSomething(): Promise<Answer> {
    const kind = this.random();
    const person = pick(this.random, this.people);
    if (this.random() < 0.4) {
      const doing = this.random() < 0.1 ? null : this.#repeating.doSomething(this.owner);
      return doing ?? this.#addSeries(person);
    }
    if (kind < 0.35 || this.#there.length === 0) return this.#add(person);
    if (kind < 0.6) return this.#change();
    if (kind < 0.68) return this.#delete();
    if (kind < 0.75) return this.#restore();
    if (kind < 0.82) return this.#recolour(person);
    if (kind < 0.86) return this.#as(person).put('/api/me', { name: this.#name(), phone: '1' });
    if (kind < 0.89) return this.#as(this.owner).put('/api/family', this.#about(this.#name()));
    if (kind < 0.92) return this.#handOver(person);
    if (kind < 0.95) return this.#switch(person);
    if (kind < 0.97) return this.#categorizing.doSomething(this.#as(this.owner), this.#name());
    return this.#expel(person);
  }

  /** Whoever is away joins again. */
  async bringBack(): Promise<void> {
    for (const person of this.away) await this.#rejoin(person);
  }

  /**
   * What was put off, or sent to a node that was killed, is sent again with the same id.
   * @returns the ids; each must have become one event
   */
  async sendAgain(): Promise<string[]> {
    for (const send of this.#uncertain.values())
      expect([200, 201]).toContain((await send()).status);
    return [...this.#uncertain.keys()];
  }

  #add(person: Person): Promise<Answer> {
    const event = { ...this.#event(), id: randomUUID() };
    const send = () => this.#as(person).post('/api/events', event);
    return this.#keep(this.#untilCertain(event.id, send), 201);
  }

  async #addSeries(person: Person): Promise<Answer> {
    const series = this.#repeating.newSeries();
    const send = () => this.#as(person).post('/api/series', series);
    const answer = await this.#untilCertain(series.id, send);
    if (answer.status === 201) this.#repeating.note(answer.body as Series);
    return answer;
  }

  /** Sends what is new, to be sent again unless its answer says what became of it. */
  async #untilCertain(id: string, send: () => Promise<Answer>): Promise<Answer> {
    this.#uncertain.set(id, send);
    const answer = await send();
    if (answer.status < 500) this.#uncertain.delete(id);
    return answer;
  }

  #change(): Promise<Answer> {
    return this.#as(this.owner).put(`/api/events/${pick(this.random, this.#there)}`, this.#event());
  }

  async #delete(): Promise<Answer> {
    const id = pick(this.random, this.#there);
    const answer = await this.#as(this.owner).delete(`/api/events/${id}`);
    if (answer.status === 200) {
      this.#there = this.#there.filter((each) => each !== id);
      this.#deleted.push(id);
    }
    return answer;
  }

  #restore(): Promise<Answer> {
    const id = this.#deleted.pop();
    if (!id) return this.#add(this.owner);
    return this.#keep(this.#as(this.owner).post(`/api/events/${id}/restore`), 200);
  }

  #recolour(person: Person): Promise<Answer> {
    const color = Math.floor(this.random() * 0xffffff);
    return this.#as(person).post('/api/me/color', {
      color: `#${color.toString(16).padStart(6, '0')}`,
    });
  }

  async #handOver(next: Person): Promise<Answer> {
    const to = { familyId: this.family.id, userId: next.id };
    const answer = await this.#as(this.owner).post('/api/family/transfer', to);
    if (answer.status === 200) this.owner = next;
    return answer;
  }

  async #switch(person: Person): Promise<Answer> {
    const calendars = (await this.#as(person).get('/api/calendars')).body as { id: string }[];
    const { id: familyId } = pick(this.random, calendars);
    return this.#as(person).post('/api/calendars/switch', { familyId });
  }

  async #expel(person: Person): Promise<Answer> {
    const whom = { familyId: this.family.id, userId: person.id };
    const wasAway = this.away.has(person);
    // Before it is asked: a removal that is done may never be answered.
    this.away.add(person);
    const answer = await this.#as(this.owner).post('/api/family/remove-member', whom);
    if (answer.status === 200) return this.#rejoin(person);
    // Not there any more: somebody else's removal, perhaps one that was not answered.
    if (!wasAway && answer.status !== 404) this.away.delete(person);
    return answer;
  }

  /** Joins with the code of the moment; another removal may replace it meanwhile. */
  async #rejoin(person: Person): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const read = await this.#as(this.owner).get(`/api/family?familyId=${this.family.id}`);
      const { inviteCode } = familyAnswerSchema.parse(read.body).family;
      const answer = await this.#as(person).post('/api/calendars/join', { inviteCode });
      if (answer.status === 404 && attempt < ATTEMPTS) continue;
      if (answer.status === 200 || answer.status === 409) {
        this.away.delete(person);
        await this.onReturn(person);
      }
      return answer;
    }
  }

  async #keep(asked: Promise<Answer>, status: number): Promise<Answer> {
    const answer = await asked;
    if (answer.status === status) this.#there.push((answer.body as Event).id);
    return answer;
  }

  #as(person: Person): Client {
    return person.client.copy(pick(this.random, this.living()).origin);
  }

  #name(): string {
    return `Name ${this.random().toFixed(6)}`;
  }

  #about(name: string) {
    return { familyId: this.family.id, name };
  }

  #event() {
    const date = `2026-1${Math.floor(this.random() * 3)}-1${Math.floor(this.random() * 10)}`;
    const title = this.#name();
    return { ...timed, ...this.#categorizing.choice(), date, title, familyId: this.family.id };
  }
}
