import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { loginSchema, type LoginInput } from '@kinday/contracts/user';
import type { Request } from 'express';
import { GuessBackoff } from '../access/limits/GuessBackoff.js';
import { keyOf } from '../access/limits/keyOf.js';
import { Limiter } from '../access/limits/Limiter.js';
import { inputPipe } from '../common/inputPipe.js';
import { KnownDevices } from './KnownDevices.js';
import { LoginTurns } from './LoginTurns.js';
import { accountKey, deviceKey } from './wrongPasswordKeys.js';

/** Runs passport-local, on a body that was parsed first: guards come before pipes. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly devices: KnownDevices,
    private readonly backoff: GuessBackoff,
    private readonly limiter: Limiter,
    private readonly turns: LoginTurns,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): Promise<boolean> {
    return this.turns.run('', () => this.#logIn(context));
  }

  override handleRequest<Id>(error: Error | null, userId: Id): Id {
    if (error) throw error;
    return userId;
  }

  async #logIn(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Here instead of at the route: counting takes a statement, and so a turn.
    await this.limiter.count('logIns', keyOf('logIns', request) ?? '');
    const metadata = { type: 'body', schema: loginSchema } as const;
    const input = (await inputPipe.transform(request.body, metadata)) as LoginInput;
    request.body = input;
    const deviceId = this.devices.idFor(request, input.email);
    const key = deviceId === null ? accountKey(input.email) : deviceKey(deviceId);
    return this.backoff.guess(key, async () => (await super.canActivate(context)) as boolean);
  }
}
