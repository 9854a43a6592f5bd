import type { Problem } from '@kinday/contracts/problem';
import * as messages from './messages.js';

/** A refusal with its status, thrown anywhere and answered by the problem filter. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly body: Problem & Record<string, unknown>,
    readonly retryAfterSeconds?: number,
  ) {
    super(body.error);
  }
}

/** 400: the input breaks a rule; `fields` says which, by path. */
export function badRequest(code: string, error: string, fields?: Record<string, string>) {
  return new ProblemError(400, fields ? { error, code, fields } : { error, code });
}

/** 401: nobody is logged in, or the credentials are wrong. */
export function unauthorized(code: string, error: string) {
  return new ProblemError(401, { error, code });
}

/** 401: nobody is logged in. */
export function notLoggedIn() {
  return unauthorized('not_logged_in', messages.pleaseLogInFirst);
}

/** 403: known, but not allowed. */
export function forbidden(code: string, error: string) {
  return new ProblemError(403, { error, code });
}

/** 404: not there, or not theirs to see. */
export function notFound(code: string, error: string) {
  return new ProblemError(404, { error, code });
}

/** 409: it collides with what is there; `current` is what is there. */
export function conflict(code: string, error: string, current: Record<string, unknown> = {}) {
  return new ProblemError(409, { error, code, ...current });
}

/** 410: the log does not reach back; load anew. */
export function resync() {
  return new ProblemError(410, { error: messages.loadAnew, code: 'resync' });
}

/** 429: too many; try again after so many seconds. */
export function tooMany(code: string, error: string, retryAfterSeconds: number) {
  return new ProblemError(429, { error, code }, retryAfterSeconds);
}

/** 503: not now. */
export function unavailable(code: string, error: string, retryAfterSeconds = 5) {
  return new ProblemError(503, { error, code }, retryAfterSeconds);
}

/** 503: the work would wait for too long. */
export function tooBusy() {
  return unavailable('too_busy', messages.veryBusy, 2);
}
