import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { OTHER_USER, USER_HEADER } from '@kinday/contracts/user';
import type { Request } from 'express';
import { forbidden, notLoggedIn } from '../common/problem.js';
import * as messages from './messages.js';

const PROVES_SESSION = 'provesSession';

/** Says of a route that it proves its caller's session itself, along with its first statements. */
export const ProvesSession = () => SetMetadata(PROVES_SESSION, true);

function sessionOf(context: ExecutionContext) {
  const { session } = context.switchToHttp().getRequest<Request>();
  if (!session) throw notLoggedIn();
  return session;
}

/** Throws 403 for a call that was made as somebody else: who is logged in may have changed meanwhile. */
export function refuseOthers(request: Request, userId: string): void {
  const meant = request.get(USER_HEADER);
  if (meant !== undefined && meant !== userId) throw forbidden(OTHER_USER, messages.otherUser);
}

/** Lets only signed-in users through, as who they say they are; 401 for everybody else. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const session = sessionOf(context);
    const isProvedLater = this.reflector.get<boolean | undefined>(
      PROVES_SESSION,
      context.getHandler(),
    );
    if (!isProvedLater) await session.prove();
    refuseOthers(context.switchToHttp().getRequest<Request>(), session.userId);
    return true;
  }
}

/** The signed-in user's id, as a route's parameter. */
export const UserId = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { isProved, userId } = sessionOf(context);
  if (!isProved) throw new Error('A route that proves the session takes the caller');
  return userId;
});

/** The session of who calls, as a parameter of a route that proves it. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  sessionOf(context),
);
