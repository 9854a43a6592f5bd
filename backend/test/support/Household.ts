import { randomUUID } from 'node:crypto';
import type { Event } from '@kinday/contracts/event';
import { expect } from '@jest/globals';
import type { Series } from '@kinday/contracts/series';
import { Belonging } from './Belonging.js';
import { buildFamily, expectStatus, timed, type BuiltFamily, type Person } from './builders.js';
import { Categorizing } from './Categorizing.js';
import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';
import { Repeating } from './Repeating.js';
import type { ServerProcess } from './ServerProcess.js';
import { Subscribing } from './Subscribing.js';

/** A family whose members do something all the time, each time on any of the nodes that live. */
export class Household {
  readonly people: Person[];
  #there: string[] = [];
  #deleted: string[] = [];
  readonly #belonging: Belonging;
  readonly #categorizing: Categorizing;
  readonly #repeating: Repeating;
  readonly #subscribing: Subscribing;
  /** New events, by id, of which nobody knows yet whether they are kept. */
  readonly #uncertain = new Map<string, () => Promise<Answer>>();

  private constructor(
    readonly family: BuiltFamily,
    private readonly living: () => readonly ServerProcess[],
    private readonly random: Random,
    onReturn: (person: Person) => Promise<void>,
  ) {
    this.people = [family.owner, ...family.members];
    this.#belonging = new Belonging(family, random, (person) => this.#as(person), onReturn);
    this.#categorizing = new Categorizing(family.id, random);
    this.#subscribing = new Subscribing(family.id, random);
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
    if (kind < 0.92) return this.#belonging.handOver(person);
    if (kind < 0.95) return this.#belonging.switch(person);
    if (kind < 0.96) return this.#categorizing.doSomething(this.#as(this.owner), this.#name());
    if (kind < 0.97) return this.#subscribing.doSomething(this.#as(this.owner), this.#name());
    return this.#belonging.expel(person);
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

  /** Who owns the family now. */
  get owner(): Person {
    return this.#belonging.owner;
  }

  /** Whoever is away joins again. */
  bringBack(): Promise<void> {
    return this.#belonging.bringBack();
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
