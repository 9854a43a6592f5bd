import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { BoundedMap } from '../BoundedMap.js';
import type { Metrics } from '../metrics/Metrics.js';
import { routeOf } from './routeOf.js';

/** Pages, pictures and the questions of machines: many, and seldom of interest. */
const QUIET = /^(page$|\/health\/|\/metrics$)/;

/**
 * Writes one line for each request when it has ended, and counts it. Nothing that people typed is in
 * it: the route's pattern stands for the address, and a hash for the user.
 */
export function requestLog(log: Logger, metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const begun = performance.now();
    response.once('close', () => {
      const { method, requestId } = request;
      const { statusCode: status } = response;
      const ms = Math.round(performance.now() - begun);
      const route = routeOf(request);
      metrics.answered({ method, route, status }, ms / 1000);
      const line = { requestId, method, route, status, ms, user: userOf(request) };
      if (!response.writableFinished) log.info(line, 'request broken off');
      else if (status >= 500) log.error(line, 'request');
      else log[QUIET.test(route) ? 'debug' : 'info'](line, 'request');
    });
    next();
  };
}

/** Some of the users who called, each with the name by which the log tells them apart. */
const NAMES = new BoundedMap<string, string>(10_000);

/** Tells users apart in a log without naming them; undefined for nobody. */
function userOf(request: Request): string | undefined {
  const userId = request.session?.userId;
  if (!userId) return undefined;
  const known = NAMES.get(userId);
  if (known) return known;
  const name = createHash('sha256').update(userId).digest('base64url').slice(0, 12);
  NAMES.set(userId, name);
  return name;
}
