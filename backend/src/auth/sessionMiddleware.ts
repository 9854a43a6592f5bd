import type { RequestHandler } from 'express';
import session from 'express-session';
import type { SessionStore } from './SessionStore.js';

/** Reads the session cookie of a request; behind HTTPS the cookie is bound to host and TLS. */
export function sessionMiddleware(
  store: SessionStore,
  secret: string,
  publicUrl: string | undefined,
): RequestHandler {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return session({
    store,
    secret,
    name: secure ? '__Host-kinday' : 'kinday',
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  });
}
