import type { IncomingMessage } from 'node:http';
import type { NextFunction } from 'express';
import type { SessionCookie } from './SessionCookie.js';
import type { Session, SessionStore } from './SessionStore.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** The living session that the request's cookie names. */
    session?: Session;
  }
}

/** A request, of a call or of a live connection's handshake. */
export type WithSession = IncomingMessage & { session?: Session };

/** Finds the session of a request. */
export function sessionMiddleware(store: SessionStore, cookie: SessionCookie) {
  return (request: WithSession, _response: unknown, next: NextFunction): void => {
    const idHash = cookie.read(request.headers.cookie);
    if (!idHash) return next();
    store.find(idHash).then((session) => {
      if (session) request.session = session;
      next();
    }, next);
  };
}
