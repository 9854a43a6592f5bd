import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import {
  RETURN_CHANGE,
  REVISION_HEADER,
  type Change,
  type MadeChange,
} from '@kinday/contracts/change';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';

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
 * the change it made, if the client prefers that ([S12]).
 */
@Injectable()
export class RevisionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Revised)) return answer;
        const { revision, body, change } = answer as Revised<unknown>;
        response.set(REVISION_HEADER, String(revision));
        if (change === undefined || !prefersChange(request)) return body;
        response.set('Preference-Applied', RETURN_CHANGE);
        return { change } satisfies MadeChange;
      }),
    );
  }
}

function prefersChange(request: Request): boolean {
  const preferences = request.get('Prefer')?.split(',') ?? [];
  return preferences.some((preference) => preference.trim() === RETURN_CHANGE);
}
