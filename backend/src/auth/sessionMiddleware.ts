import type { RequestHandler } from 'express';
import session from 'express-session';
import type { SessionStore } from './SessionStore.js';

/** The session cookie's name; the prefix makes browsers bind it to host and TLS. */
export function sessionCookie(publicUrl: string | undefined): { name: string; secure: boolean } {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-kinday' : 'kinday', secure };
}

/** Reads the session cookie of a request. */
export function sessionMiddleware(
  store: SessionStore,
  secret: string,
  publicUrl: string | undefined,
): RequestHandler {
  const { name, secure } = sessionCookie(publicUrl);
  return session({
    store,
    secret,
    name,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  });
}
