import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Metrics } from '../common/metrics/Metrics.js';
import { notFound, unauthorized } from '../common/problem.js';
import { CONFIG, type Config } from '../config.js';
import * as commonMessages from '../common/messages.js';
import * as messages from './messages.js';

/** What Prometheus asks for. It tells how a family's server is used, so strangers may not read it. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** 404 where the operator set no METRICS_TOKEN, 401 without it. */
  @Get()
  read(
    @Res({ passthrough: true }) response: Response,
    @Headers('authorization') authorization = '',
  ): Promise<string> {
    const { metricsToken } = this.config;
    if (!metricsToken) throw notFound('no_such_address', commonMessages.nothingHere);
    if (!isSame(authorization, `Bearer ${metricsToken}`)) {
      throw unauthorized('no_metrics_token', messages.needsToken);
    }
    response.type('text/plain; version=0.0.4; charset=utf-8');
    return this.metrics.text();
  }
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
