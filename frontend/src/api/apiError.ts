import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { problemSchema } from '@kinday/contracts/problem';
import { OTHER_USER } from '@kinday/contracts/user';
import * as messages from './messages';
import { isOffline } from './reach';

/** Why a call failed. `status` is 0 when the server was not reached at all. */
export interface ApiError {
  status: number;
  /** Stable, for decisions in code. */
  code: string;
  /** For people: the status, a colon, a space and the server's sentence. */
  message: string;
  /** What is wrong with which field. */
  fields: Record<string, string>;
  /** How long the server wants to be left alone, ms; nothing where it does not say so. */
  retryAfterMs?: number;
  /** The whole answer, for refusals that carry more (the event as it is now, say). */
  answer: unknown;
}

/** Nobody waits longer than this for a server that wants to be left alone, ms. */
const LONGEST_PAUSE_MS = 300_000;

/** The code of an answer that is none of ours. */
const UNKNOWN = 'unknown';

/** The code of a call that nobody answered, as there is no network. */
const OFFLINE = 'offline';

const UNREACHED: ApiError = {
  status: 0,
  code: 'unreached',
  message: messages.unreached,
  fields: {},
  answer: null,
};
const unreached = (): ApiError =>
  isOffline() ? { ...UNREACHED, code: OFFLINE, message: messages.offline } : UNREACHED;

/**
 * The statuses with which a proxy or a network answers in place of a server that it did not reach, as
 * long as the answer is none of ours.
 */
const OF_NOBODY = [502, 503, 504, 511];

/**
 * Any failure of RTK Query's fetch in the product's form. What somebody else answers is never told to people,
 * be it the page of a proxy or of a network that wants a log-in first.
 * @param retryAfter the answer's header of that name
 */
export function toApiError(error: FetchBaseQueryError, retryAfter: string | null = null): ApiError {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  // A success that cannot be read was cut off, or is another server's.
  if (typeof status !== 'number' || status < 300) return unreached();
  const problem = problemSchema.safeParse(error.data);
  if (!problem.success) {
    const message = OF_NOBODY.includes(status)
      ? messages.unreached
      : `${status}: ${messages.somebodyElseAnswered}`;
    return { ...UNREACHED, status, code: UNKNOWN, message };
  }
  const { error: sentence, code, fields = {} } = problem.data;
  const retryAfterMs = pauseIn(retryAfter);
  return {
    status,
    code,
    message: `${status}: ${sentence}`,
    fields,
    retryAfterMs,
    answer: error.data,
  };
}

/** A pause that the server asks for in seconds, as ms, within bounds. */
function pauseIn(retryAfter: string | null): number {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return Math.min(seconds * 1_000, LONGEST_PAUSE_MS);
}

/** What keeps a call from being sent, told like a refusal by the server. */
export class Refusal extends Error implements ApiError {
  readonly answer = null;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: ApiError['fields'] = {},
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

/** The answer to a call of a page that is of somebody else than who is logged in by now. */
export const OF_OTHER_USER: ApiError = {
  ...UNREACHED,
  status: 403,
  code: OTHER_USER,
  message: messages.otherUser,
};

/** The failure of a call that nobody would answer now. @param retryAfterMs for how long, where that is known */
export const notReached = (retryAfterMs = 0) =>
  new Refusal(0, OFFLINE, messages.offline, {}, retryAfterMs);

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'message' in error && 'fields' in error;
}

/** The error a rejected call carries; anything unexpected counts as not reached. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : UNREACHED;
}

/** Whether a call failed as the server was not reached: no answer came, or that of somebody who did not reach it. */
export function isUnreached(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, code } = error;
  return status === 0 || (code === UNKNOWN && OF_NOBODY.includes(status));
}

/** Whether a call was refused as nobody is logged in in this browser by now, or somebody else. */
export function isOfNobody(error: unknown): boolean {
  const { status, code } = asApiError(error);
  return status === 401 || code === OTHER_USER;
}

/**
 * The message to show for a failed call.
 * @param offline what is said of it while there is no network, where that can be said better
 */
export function errorMessage(error: unknown, offline: string = messages.offline): string {
  return failureText(error, asApiError(error).message, offline);
}

/** The sentence of a message alone, for where the status before it says nothing. */
export const withoutStatus = (message: string): string => message.replace(/^\d{3}: /, '');

/** What failed in the words of whoever asked, and other ones for while there is no network. */
export function failureText(error: unknown, failed: string, offline: string): string {
  return asApiError(error).code === OFFLINE ? offline : failed;
}
