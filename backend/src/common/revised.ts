import { ExpressAdapter } from '@nestjs/platform-express';
import {
  RETURN_CHANGE,
  REVISION_HEADER,
  type Change,
  type MadeChange,
} from '@kinday/contracts/change';
import type { Request, Response } from 'express';

/** An answer and the family's revision it is of ([S8]). */
export class Revised<T> {
  constructor(
    readonly revision: number,
    readonly body: T,
    /** The change that a write made; null when it made none; undefined for a read. */
    readonly change?: Change | null,
  ) {}

  /** The same moment with another answer. */
  map<Other>(answer: (body: T) => Other): Revised<Other> {
    return new Revised(this.revision, answer(this.body), this.change);
  }
}

/**
 * Sends the revision of a Revised answer in its header, and the answer alone in the body; of a write
 * the change it made, if the client prefers that ([S12]). Not an interceptor: those cost each call
 * three Observables.
 */
export class RevisedAdapter extends ExpressAdapter {
  override reply(response: Response, answer: unknown, status?: number): unknown {
    const body = answer instanceof Revised ? bodyOf(answer, response) : answer;
    return super.reply(response, body, status);
  }
}

function bodyOf({ revision, body, change }: Revised<unknown>, response: Response): unknown {
  response.set(REVISION_HEADER, String(revision));
  if (change === undefined || !prefersChange(response.req)) return body;
  response.set('Preference-Applied', RETURN_CHANGE);
  return { change } satisfies MadeChange;
}

function prefersChange(request: Request): boolean {
  const preferences = request.get('Prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim() === RETURN_CHANGE);
}
