import type { Change } from '@kinday/contracts/change';

/** An answer and the family's revision it is of ([S8]). */
export class Revised<T> {
  constructor(
    readonly revision: number,
    readonly body: T,
    /** The change that a write made; null when it made none; undefined for a read. */
    readonly change?: Change | null,
  ) {}

  /** The same moment with another answer. */
  map<Other>(answer: (body: T) => Other): Revised<Other> {
    return new Revised(this.revision, answer(this.body), this.change);
  }
}
