import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** An answer and the family's revision it is of ([S8]). */
export class Revised<T> {
  constructor(
    readonly revision: number,
    readonly body: T,
  ) {}
}

/** Sends the revision of a Revised answer in its header, and the answer alone in the body. */
@Injectable()
export class RevisionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Revised)) return answer;
        response.set('Kinday-Revision', String(answer.revision));
        return answer.body as unknown;
      }),
    );
  }
}
