import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { forbidden, ProblemError } from './problem.js';
import * as messages from './messages.js';

/** Mail programs post here from anywhere, in forms (RFC 8058); the token in the address says who may. */
const FOR_MAIL_PROGRAMS = '/unsubscribe';

/** Calendar files are sent here as they are; a page of another site cannot send one without asking first. */
const FOR_CALENDAR_FILES = ['/imports', '/imports/preview'];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True unless a browser says that another site's page sent this request. */
export function isSameOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** No form of another site's page sends these. */
const CALENDAR_FILES = ['text/calendar', 'application/zip'];

/** Refuses writes that another site's page sent, and bodies that are not JSON. */
export function guardWrites(publicUrl: string | undefined) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (READS.has(request.method) || request.path === FOR_MAIL_PROGRAMS) return next();
    if (!isSameOrigin(request, publicUrl)) {
      return next(forbidden('cross_site', messages.fromAnotherSite));
    }
    const hasBody = request.headers['content-length'] !== '0' && request.is('*/*') !== null;
    const isFile = FOR_CALENDAR_FILES.includes(request.path) && request.is(CALENDAR_FILES);
    if (hasBody && !isFile && !request.is('json')) {
      return next(new ProblemError(415, { error: messages.pleaseSendJson, code: 'not_json' }));
    }
    next();
  };
}
