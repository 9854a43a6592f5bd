import type { Answer, Client } from './Client.js';
import { pick, type Random } from './random.js';

const EMOJI = ['🎵', '⚽', '🇩🇪'];

/** What an owner does with the family's own categories. */
export class Categorizing {
  readonly #ids: string[] = [];

  constructor(
    private readonly familyId: string,
    private readonly random: Random,
  ) {}

  /** Adds a category, renames one, or deletes one. */
  async doSomething(owner: Client, name: string): Promise<Answer> {
    const fields = { name, emoji: pick(this.random, EMOJI) };
    const kind = this.random();
    if (this.#ids.length > 0 && kind < 0.5) {
      const path = `/api/categories/${pick(this.random, this.#ids)}`;
      return kind < 0.2 ? owner.delete(path) : owner.put(path, fields);
    }
    const answer = await owner.post('/api/categories', { ...fields, familyId: this.familyId });
    if (answer.status === 201) this.#ids.push((answer.body as { id: string }).id);
    return answer;
  }

  /** What some events say of their category: one of the family's own, which may be deleted by then. */
  choice(): { ownCategoryId?: string } {
    const last = this.random() < 0.2 ? this.#ids.at(-1) : undefined;
    return last ? { ownCategoryId: last } : {};
  }
}
