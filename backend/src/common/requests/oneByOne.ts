import type { NextFunction, Request, Response } from 'express';

/**
 * Lets one request through in each turn of the event loop: a thousand that come at once are a thousand
 * short pieces of work, between which all others go on.
 */
export function oneByOne(): (request: Request, response: Response, next: NextFunction) => void {
  const waiting: NextFunction[] = [];
  const letOneThrough = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOneThrough);
  };
  return (_request, _response, next) => {
    waiting.push(next);
    if (waiting.length === 1) setImmediate(letOneThrough);
  };
}
