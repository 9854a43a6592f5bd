import { tooMany, type ProblemError } from '../../common/problem.js';

/**
 * The refusal of one too many.
 * @param what there was too much of, as a sentence begins
 * @param waitMs until the next one is allowed
 */
export function tooOften(what: string, waitMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tooMany('too_many', `${what}. Please try again in ${inWords(seconds)}.`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
