import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { notLoggedIn } from '../common/problem.js';

const PROVES_SESSION = 'provesSession';

/** Says of a route that it proves its caller's session itself, along with its first statements. */
export const ProvesSession = () => SetMetadata(PROVES_SESSION, true);

function sessionOf(context: ExecutionContext) {
  const { session } = context.switchToHttp().getRequest<Request>();
  if (!session) throw notLoggedIn();
  return session;
}

/** Lets only signed-in users through; 401 for everybody else. */
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
