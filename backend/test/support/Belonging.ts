import { familyAnswerSchema } from '@kinday/contracts/family';
import type { BuiltFamily, Person } from './builders.js';
import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';

const ATTEMPTS = 10;

/** Who is in a family, who owns it, and who goes and comes back. */
export class Belonging {
  owner: Person;
  /** Whose membership ended, or may have, and who has not come back. */
  readonly #away = new Set<Person>();

  constructor(
    private readonly family: BuiltFamily,
    private readonly random: Random,
    private readonly as: (person: Person) => Client,
    private readonly onReturn: (person: Person) => Promise<void>,
  ) {
    this.owner = family.owner;
  }

  /** The owner makes another member the owner. */
  async handOver(next: Person): Promise<Answer> {
    const to = { familyId: this.family.id, userId: next.id };
    const answer = await this.as(this.owner).post('/api/family/transfer', to);
    if (answer.status === 200) this.owner = next;
    return answer;
  }

  /** Somebody goes to one of their calendars. */
  async switch(person: Person): Promise<Answer> {
    const calendars = (await this.as(person).get('/api/calendars')).body as { id: string }[];
    const { id: familyId } = pick(this.random, calendars);
    return this.as(person).post('/api/calendars/switch', { familyId });
  }

  /** The owner removes somebody, who joins again at once. */
  async expel(person: Person): Promise<Answer> {
    const whom = { familyId: this.family.id, userId: person.id };
    const wasAway = this.#away.has(person);
    // Before it is asked: a removal that is done may never be answered.
    this.#away.add(person);
    const answer = await this.as(this.owner).post('/api/family/remove-member', whom);
    if (answer.status === 200) return this.#rejoin(person);
    // Not there any more: somebody else's removal, perhaps one that was not answered.
    if (!wasAway && answer.status !== 404) this.#away.delete(person);
    return answer;
  }

  /** Whoever is away joins again. */
  async bringBack(): Promise<void> {
    for (const person of this.#away) await this.#rejoin(person);
  }

  /** Joins with the code of the moment; another removal may replace it meanwhile. */
  async #rejoin(person: Person): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const read = await this.as(this.owner).get(`/api/family?familyId=${this.family.id}`);
      const { inviteCode } = familyAnswerSchema.parse(read.body).family;
      const answer = await this.as(person).post('/api/calendars/join', { inviteCode });
      if (answer.status === 404 && attempt < ATTEMPTS) continue;
      if (answer.status === 200 || answer.status === 409) {
        this.#away.delete(person);
        await this.onReturn(person);
      }
      return answer;
    }
  }
}
