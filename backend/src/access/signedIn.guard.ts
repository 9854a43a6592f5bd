import {
  createParamDecorator,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { notLoggedIn } from '../common/problem.js';

function sessionUserId(context: ExecutionContext): string {
  const { session } = context.switchToHttp().getRequest<Request>();
  if (!session) throw notLoggedIn();
  return session.userId;
}

/** Lets only signed-in users through; 401 for everybody else. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return sessionUserId(context) !== '';
  }
}

/** The signed-in user's id, as a route's parameter. */
export const UserId = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  sessionUserId(context),
);
