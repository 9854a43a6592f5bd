import { tooMany, type ProblemError } from '../../common/problem.js';
import * as messages from '../messages.js';

/**
 * The refusal of one too many.
 * @param what there was too much of, as a sentence begins
 * @param waitMs until the next one is allowed
 */
export function tooOften(what: string, waitMs: number): ProblemError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return tooMany('too_many', messages.tryAgainIn(what, seconds), seconds);
}
