import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isAccountGone } from './isAccountGone.js';
import { isDatabaseAway } from './isDatabaseAway.js';
import { badRequest, notFound, notLoggedIn, ProblemError, unavailable } from './problem.js';
import { CallerHasGone } from './requests/CallerGone.js';
import * as messages from './messages.js';

const OF_STATUS: Record<number, ProblemError> = {
  404: notFound('no_such_address', messages.nothingHere),
  413: new ProblemError(413, { error: messages.tooLarge, code: 'too_large' }),
  415: new ProblemError(415, { error: messages.pleaseSendJson, code: 'not_json' }),
};
const NOT_UNDERSTOOD = badRequest('invalid_request', messages.notUnderstood);
const UNEXPECTED = new ProblemError(500, {
  error: messages.somethingWentWrong,
  code: 'unexpected',
});

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // Express' own errors (body parser, router) carry their status.
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 500;
}

/** Turns whatever was thrown into a problem for people; nothing of the inside leaks out. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) {
    return unavailable('database_away', messages.shortBreak);
  }
  if (isAccountGone(error)) return notLoggedIn();
  const status = statusOf(error);
  return OF_STATUS[status] ?? (status < 500 ? NOT_UNDERSTOOD : UNEXPECTED);
}

/** A device whose session has ended meanwhile is told that, and nothing else. */
async function refusalOf({ session }: Request, thrown: unknown): Promise<unknown> {
  // The session cannot be looked up without the database, and trying would double the caller's wait.
  if (isDatabaseAway(thrown)) return thrown;
  try {
    await session?.prove();
    return thrown;
  } catch (error) {
    return error;
  }
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (thrown instanceof CallerHasGone) return;
    const error = await refusalOf(request, thrown);
    const problem = toProblem(error);
    // A refusal of ours is no fault, and a flood of refusals must not fill the log.
    if (problem.status >= 500 && problem !== error) {
      this.log.error({ requestId: request.requestId, err: error }, 'request failed');
    }
    if (response.headersSent) return;
    if (problem.retryAfterSeconds) response.set('Retry-After', String(problem.retryAfterSeconds));
    response.status(problem.status).json(problem.body);
  }
}
