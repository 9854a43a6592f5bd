import { RuleProblem } from './rule.js';

/** How much one call has looked at: each day, and each month or period that it took days from. */
export class Looked {
  count = 0;

  /** @param sentence the RuleProblem of a call that would look at more than `most` */
  constructor(
    private readonly most = Infinity,
    private readonly sentence = '',
  ) {}

  add(much = 1): void {
    this.count += much;
    if (this.count > this.most) throw new RuleProblem(this.sentence);
  }
}
