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
import { Metrics } from '../../common/metrics/Metrics.js';
import { ProblemError } from '../../common/problem.js';
import { GuessTurns } from './GuessTurns.js';
import { keyOf } from './keyOf.js';
import { Limiter } from './Limiter.js';
import type { LimitName } from './rateLimits.js';

const OF_ONE: readonly LimitName[] = [
  'wrongCodesOfUser',
  'wrongCodesOfAddress',
  'wrongCodesOfSite',
];
const EVERYBODY = '';
const DELAY_MS = 2_000;
const ALARM_EVERY_MS = 60 * 60 * 1000;

/**
 * Limits how many invite codes somebody may guess. After too many wrong ones of everybody together
 * this node takes one guess at a time, each after a delay, and tells the operator. A code counts as
 * wrong until it turns out right, so that guessing in parallel gains nothing.
 */
@Injectable()
export class WrongCodesInterceptor implements NestInterceptor {
  readonly #log = new Logger('invite codes');

  constructor(
    private readonly limiter: Limiter,
    private readonly guesses: GuessTurns,
    private readonly metrics: Metrics,
  ) {}

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
    const ofAll = await this.limiter.note('wrongCodesOfAll', EVERYBODY);
    const guess = () => lastValueFrom<unknown>(next.handle());
    let isWrong = false;
    try {
      if (ofAll <= this.limiter.most('wrongCodesOfAll')) return await guess();
      return await this.guesses.take(async () => {
        await wait(DELAY_MS);
        return guess();
      });
    } catch (error) {
      isWrong = error instanceof ProblemError && error.body.code === 'invalid_invite_code';
      throw error;
    } finally {
      if (isWrong) this.#tell(ofAll);
      else {
        await this.limiter.giveBack('wrongCodesOfAll', EVERYBODY);
        for (const { name, key } of counted) await this.limiter.giveBack(name, key);
      }
    }
  }

  #tell(ofAll: number): void {
    this.metrics.wrongInviteCode();
    if (ofAll < this.limiter.most('wrongCodesOfAll')) return;
    if (Date.now() - this.guesses.alarmedAt < ALARM_EVERY_MS) return;
    this.guesses.alarmedAt = Date.now();
    this.#log.error(`${ofAll} wrong invite codes within an hour: somebody may be guessing them.`);
  }
}
