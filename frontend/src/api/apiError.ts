import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { problemSchema } from '@kinday/contracts/problem';
import * as messages from './messages';

/** Why a call failed. `status` is 0 when the server was not reached at all. */
export interface ApiError {
  status: number;
  /** Stable, for decisions in code. */
  code: string;
  /** For people: the status, a colon, a space and the server's sentence. */
  message: string;
  /** What is wrong with which field. */
  fields: Record<string, string>;
  /** The whole answer, for refusals that carry more (the event as it is now, say). */
  answer: unknown;
}

const UNREACHED: ApiError = {
  status: 0,
  code: 'unreached',
  message: messages.unreached,
  fields: {},
  answer: null,
};

/** Any failure of RTK Query's fetch in the product's form. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return UNREACHED;
  const problem = problemSchema.safeParse(error.data);
  if (!problem.success) {
    return { ...UNREACHED, status, code: 'unknown', message: `${status}: ${String(error.data)}` };
  }
  const { error: sentence, code, fields = {} } = problem.data;
  return { status, code, message: `${status}: ${sentence}`, fields, answer: error.data };
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'message' in error && 'fields' in error;
}

/** The error a rejected call carries; anything unexpected counts as not reached. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : UNREACHED;
}

/** The message to show for a failed call. */
export function errorMessage(error: unknown): string {
  return asApiError(error).message;
}
