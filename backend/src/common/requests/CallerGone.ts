import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** The reason of an aborted request: there is nobody left to answer. */
export class CallerHasGone extends Error {
  constructor() {
    super('The caller has hung up.');
  }
}

/** A route's parameter: an AbortSignal that is aborted when the caller hangs up before the answer is sent. */
export const CallerGone = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  signalOf(context.switchToHttp().getResponse<Response>()),
);

/** The same for a middleware. */
export function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!response.writableFinished) gone.abort(new CallerHasGone());
  };
  if (response.destroyed) leave();
  else response.once('close', leave);
  return gone.signal;
}
