interface Question<Key, Answer> {
  keys: Key[];
  answer: Promise<Answer>;
}

/**
 * Asks one question for many: while an answer is under way, a caller who asks goes along with all the
 * others in the next question. A thousand screens that come back at once ask a few times then, and
 * one alone never waits.
 */
export class Batch<Key, Answer> {
  #next: Question<Key, Answer> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (keys: readonly Key[]) => Promise<Answer>) {}

  /** An answer to these keys among others, read no earlier than now. Rejects as the question does. */
  about(keys: readonly Key[]): Promise<Answer> {
    this.#next ??= this.#prepare();
    this.#next.keys.push(...keys);
    return this.#next.answer;
  }

  #prepare(): Question<Key, Answer> {
    const keys: Key[] = [];
    const answer = this.#last.then(() => {
      this.#next = undefined;
      return this.ask(keys);
    });
    this.#last = answer.catch(() => undefined);
    return { keys, answer };
  }
}
