import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { hashSessionId } from './SessionStore.js';

/** What is stored of the id of the session that asks, as a route's parameter. */
export const SessionIdHash = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  hashSessionId(context.switchToHttp().getRequest<Request>().sessionID),
);
