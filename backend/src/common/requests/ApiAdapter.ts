import { ExpressAdapter } from '@nestjs/platform-express';
import {
  RETURN_CHANGE,
  REVISION_HEADER,
  type Change,
  type MadeChange,
} from '@kinday/contracts/change';
import type { Express, Request, Response } from 'express';
import { Revised } from '../revised.js';
import { createRequestServer } from './createRequestServer.js';

/**
 * Express under Nest. It sends the revision of a Revised answer in its header, and the answer alone in
 * the body; of a write the change it made, if the client prefers that ([S12]). Not an interceptor:
 * those cost each call three Observables.
 */
export class ApiAdapter extends ExpressAdapter {
  /** Without Nest's options for servers, of which the product uses none: TLS ends before it. */
  override initHttpServer(): void {
    this.httpServer = createRequestServer(this.getInstance<Express>());
  }

  override reply(response: Response, answer: unknown, status?: number): unknown {
    if (!(answer instanceof Revised)) return super.reply(response, answer, status);
    response.setHeader(REVISION_HEADER, answer.revision);
    if (answer.change === undefined) return super.reply(response, answer.body, status);
    if (status) response.statusCode = status;
    return replyToWrite(response, answer.body, answer.change);
  }
}

/** Not by Express' `json`, which works out a type, a tag and a freshness: 2% of a write. */
function replyToWrite(response: Response, body: unknown, change: Change | null): unknown {
  const isPreferred = prefersChange(response.req);
  if (isPreferred) response.setHeader('Preference-Applied', RETURN_CHANGE);
  const text = JSON.stringify(isPreferred ? ({ change } satisfies MadeChange) : body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  return response.end(text);
}

function prefersChange(request: Request): boolean {
  const preferences = request.get('Prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim() === RETURN_CHANGE);
}
