import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { keyOf } from './keyOf.js';
import { Limiter } from './Limiter.js';
import type { LimitName } from './rateLimits.js';

const LIMITS = 'limits';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Limits a route, beyond what limits every call. */
export const Limited = (...names: LimitName[]) => SetMetadata(LIMITS, names);

/** Counts every call against the limits that hold for it; 429 for one too many. */
@Injectable()
export class LimitedGuard implements CanActivate {
  constructor(
    private readonly limiter: Limiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const own = this.reflector.get<LimitName[] | undefined>(LIMITS, context.getHandler()) ?? [];
    const general: LimitName[] = READS.has(request.method) ? ['calls'] : ['calls', 'writes'];
    for (const name of [...general, ...own]) {
      const key = keyOf(name, request);
      if (key !== null) await this.limiter.count(name, key);
    }
    return true;
  }
}
