import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';

const COUNTRIES = ['DE', 'SE', 'US'];

/** What an owner does with the calendars of others that the family subscribed to. */
export class Subscribing {
  readonly #ids: string[] = [];

  constructor(
    private readonly familyId: string,
    private readonly random: Random,
  ) {}

  /** Adds the holidays of a country, renames some, or removes them. */
  async doSomething(owner: Client, name: string): Promise<Answer> {
    const look = { name, color: '#0b8043' };
    const kind = this.random();
    if (this.#ids.length > 0 && kind < 0.5) {
      const path = `/api/feeds/${pick(this.random, this.#ids)}`;
      return kind < 0.2 ? owner.delete(path) : owner.put(path, look);
    }
    const country = pick(this.random, COUNTRIES);
    const wanted = { ...look, kind: 'holidays', country, familyId: this.familyId };
    const answer = await owner.post('/api/feeds', wanted);
    if (answer.status === 201) this.#ids.push((answer.body as { id: string }).id);
    return answer;
  }
}
