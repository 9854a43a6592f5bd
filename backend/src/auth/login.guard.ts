import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { loginSchema, type LoginInput } from '@kinday/contracts/user';
import type { Request } from 'express';
import { inputPipe } from '../common/inputPipe.js';

/** Runs passport-local, on a body that was parsed first: guards come before pipes. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const metadata = { type: 'body', schema: loginSchema } as const;
    request.body = (await inputPipe.transform(request.body, metadata)) as LoginInput;
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Id>(error: Error | null, userId: Id): Id {
    if (error) throw error;
    return userId;
  }
}
