import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names this request in the log, in the answer and at a proxy that named it first. */
    requestId: string;
  }
}

const HEADER = 'X-Request-Id';
/** What other programs name requests by; anything else could forge lines of a log. */
const ACCEPTABLE = /^[\w-]{8,64}$/;

/** Gives every request an id, its sender's where that is harmless, and answers with it. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.get(HEADER) ?? '';
  request.requestId = ACCEPTABLE.test(given) ? given : randomUUID();
  response.set(HEADER, request.requestId);
  next();
}
