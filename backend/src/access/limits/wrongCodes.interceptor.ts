import { setTimeout as wait } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ProblemError } from '../../common/problem.js';
import { keyOf } from './keyOf.js';
import { Limiter } from './Limiter.js';
import type { LimitName } from './rateLimits.js';

const OF_ONE: readonly LimitName[] = ['wrongCodesOfUser', 'wrongCodesOfAddress'];
const EVERYBODY = '';
const DELAY_MS = 2_000;

/**
 * Limits how many invite codes somebody may guess, and slows everybody down while many guess. A code
 * counts as wrong until it turns out right, so that guessing in parallel gains nothing.
 */
@Injectable()
export class WrongCodesInterceptor implements NestInterceptor {
  readonly #log = new Logger('invite codes');

  constructor(private readonly limiter: Limiter) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const hasCode = Boolean((request.body as { inviteCode?: unknown } | undefined)?.inviteCode);
    return hasCode ? from(this.#try(request, next)) : next.handle();
  }

  async #try(request: Request, next: CallHandler): Promise<unknown> {
    const counted = OF_ONE.flatMap((name) => {
      const key = keyOf(name, request);
      return key === null ? [] : [{ name, key }];
    });
    for (const { name, key } of counted) await this.limiter.count(name, key);
    if ((await this.limiter.waitOf('wrongCodesOfAll', EVERYBODY)) > 0) await wait(DELAY_MS);
    let isWrong = false;
    try {
      return await lastValueFrom<unknown>(next.handle());
    } catch (error) {
      isWrong = error instanceof ProblemError && error.body.code === 'invalid_invite_code';
      throw error;
    } finally {
      if (isWrong) await this.#note();
      else for (const { name, key } of counted) await this.limiter.giveBack(name, key);
    }
  }

  async #note(): Promise<void> {
    const wrong = await this.limiter.note('wrongCodesOfAll', EVERYBODY);
    if (wrong !== this.limiter.most('wrongCodesOfAll')) return;
    this.#log.error(`${wrong} wrong invite codes within an hour: somebody may be guessing them.`);
  }
}
