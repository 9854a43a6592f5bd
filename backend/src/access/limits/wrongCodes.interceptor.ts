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
import { CodeGuessQueue } from './CodeGuessQueue.js';
import { keyOf } from './keyOf.js';
import { Limiter } from './Limiter.js';
import type { LimitName } from './rateLimits.js';

const OF_ONE: readonly LimitName[] = [
  'wrongCodesOfUser',
  'wrongCodesOfAddress',
  'wrongCodesOfSite',
];
const EVERYBODY = '';
const ALARM_EVERY_MS = 60 * 60 * 1000;

/**
 * Limits how many invite codes somebody may guess. After too many wrong ones of everybody together
 * all nodes take one guess at a time, each after a delay, and tell the operator. A code counts as
 * wrong until it turns out right, so that guessing in parallel gains nothing.
 */
@Injectable()
export class WrongCodesInterceptor implements NestInterceptor {
  readonly #log = new Logger('invite codes');

  constructor(
    private readonly limiter: Limiter,
    private readonly queue: CodeGuessQueue,
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
    await this.limiter.countAll(counted);
    const ofAll = await this.limiter.note('wrongCodesOfAll', EVERYBODY);
    let isWrong = false;
    try {
      if (ofAll > this.limiter.most('wrongCodesOfAll')) await this.queue.wait();
      return await lastValueFrom<unknown>(next.handle());
    } catch (error) {
      isWrong = error instanceof ProblemError && error.body.code === 'invalid_invite_code';
      throw error;
    } finally {
      if (isWrong) this.#tell(ofAll);
      else {
        await this.limiter.giveBack('wrongCodesOfAll', EVERYBODY);
        await this.limiter.giveBackAll(counted);
      }
    }
  }

  #tell(ofAll: number): void {
    this.metrics.wrongInviteCode();
    if (ofAll < this.limiter.most('wrongCodesOfAll')) return;
    if (Date.now() - this.queue.alarmedAt < ALARM_EVERY_MS) return;
    this.queue.alarmedAt = Date.now();
    this.#log.error(`${ofAll} wrong invite codes within an hour: somebody may be guessing them.`);
  }
}
