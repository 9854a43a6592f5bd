import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** What is stored of the id of the session that asks, as a route's parameter; behind SignedInGuard. */
export const SessionIdHash = createParamDecorator(
  (_data: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<Request>().session?.idHash,
);
