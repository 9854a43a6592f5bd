import { buildUser, type Person } from './builders.js';
import type { Answer } from './Client.js';
import { query } from './query.js';
import type { TestApp } from './startApp.js';
import { Visitor } from './Visitor.js';

/** People from everywhere who try passwords, at an application with TRUST_PROXY=1. */
export class Strangers {
  #addresses = 0;

  constructor(private readonly app: TestApp) {}

  /** An address that nobody else has. */
  newAddress(): string {
    this.#addresses += 1;
    return `198.51.${Math.floor(this.#addresses / 250)}.${(this.#addresses % 250) + 1}`;
  }

  newVisitor(): Visitor {
    return new Visitor(this.app.newClient(), this.newAddress());
  }

  /** Signs somebody up, however many of this test's address did before. */
  async newUser(): Promise<Person> {
    await query(this.app, `DELETE FROM rate_limits WHERE key LIKE 'signUps:%'`);
    return buildUser(this.app, 'Ana');
  }

  tryIn(email: string, password = 'not it'): Promise<Answer> {
    return this.newVisitor().post('/api/auth/login', { email, password });
  }

  async tryInTimes(times: number, email: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let tried = 0; tried < times; tried += 1) statuses.push((await this.tryIn(email)).status);
    return statuses;
  }

  /** As if the wait that is asked for now were over. */
  async waitIsOver(): Promise<void> {
    await query(this.app, `DELETE FROM rate_limits WHERE key LIKE 'furtherPasswords:%'`);
  }
}
