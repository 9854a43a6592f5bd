/** Whole minutes: those after one instant, up to and with another. */
export interface Minutes {
  after: Date;
  until: Date;
  /** The present one: later than `until` only after the calendar was down. */
  now: Date;
  /** Where the minutes were planned before: only what was written since may be missing. */
  writtenSince: Date | null;
}

/** One kind of what is planned: it posts a notice for each of what becomes due within some minutes. */
export interface Plan {
  /** Under which its progress is kept; the same in every version. */
  readonly name: string;
  /** @param minutes an hour at most */
  plan(minutes: Minutes): Promise<void>;
}

/** Whether an instant lies within some minutes. */
export function isWithin(
  instant: Date,
  { after, until }: Pick<Minutes, 'after' | 'until'>,
): boolean {
  return instant > after && instant <= until;
}
