import type { NextFunction, Request, Response } from 'express';

/** Between two of those that came at once: half of the time is for all others. */
const PAUSE_MS = 2;

/**
 * Lets requests through one after the other, with a pause between them: a thousand that come at once
 * are a thousand short pieces of work, between which all others go on. One alone does not wait.
 */
export function oneByOne(): (request: Request, response: Response, next: NextFunction) => void {
  const waiting: NextFunction[] = [];
  let isPausing = false;
  const letOneThrough = (): void => {
    const next = waiting.shift();
    isPausing = next !== undefined;
    if (!next) return;
    setTimeout(letOneThrough, PAUSE_MS);
    next();
  };
  return (_request, _response, next) => {
    waiting.push(next);
    if (!isPausing) letOneThrough();
  };
}
