import type { IncomingMessage } from 'node:http';
import type { NextFunction } from 'express';
import type { SessionCookie } from './SessionCookie.js';
import type { Session } from './Session.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** The session that the request's cookie names: it lives, or it did a moment ago. */
    session?: Session;
  }
}

/** A request, of a call or of a live connection's handshake. */
export type WithSession = IncomingMessage & { session?: Session };

/**
 * Finds the session of a request.
 * @param find how, by the hash of its id
 */
export function sessionMiddleware(
  cookie: SessionCookie,
  find: (idHash: string) => Promise<Session | null>,
) {
  return (request: WithSession, _response: unknown, next: NextFunction): void => {
    const idHash = cookie.read(request.headers.cookie);
    if (!idHash) return next();
    find(idHash).then((session) => {
      if (session) request.session = session;
      next();
    }, next);
  };
}
