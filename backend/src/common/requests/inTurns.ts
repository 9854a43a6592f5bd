import { setTimeout as pause } from 'node:timers/promises';
import type { NextFunction, Request, Response } from 'express';
import { TurnQueue } from '../TurnQueue.js';
import { clientNetwork } from './clientNetwork.js';

/** Between two requests that came at once: half of the time is for all others. */
const PAUSE_MS = 2;

/**
 * Lets requests through one after the other, with a pause between them: a thousand that come at once
 * are a thousand short pieces of work, between which all others go on. Networks take turns, so a
 * flood from one delays itself; a request whose caller has hung up takes no time.
 */
export function inTurns() {
  const queue = new TurnQueue({
    name: 'calendar_link_requests',
    concurrency: 1,
    maxWaiting: 5_000,
    maxWaitingPerKey: 2_000,
    maxWaitMs: 20_000,
  });
  return (request: Request, _response: Response, next: NextFunction): void => {
    const letThrough = async () => {
      if (request.socket.destroyed) return;
      next();
      await pause(PAUSE_MS);
    };
    queue.run(clientNetwork(request.ip ?? ''), letThrough).catch(next);
  };
}
