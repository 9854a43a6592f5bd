/**
 * The one clock of whatever is done at a time of day. Work reads it once and gives the moment to all
 * it asks, so that SQL says `$now` and never `now()`, and tests lead time as they like.
 */
export abstract class Clock {
  /** The moment by the clock that all nodes share. */
  abstract now(): Promise<Date>;
}
