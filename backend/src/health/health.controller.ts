import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import * as commonMessages from '../common/messages.js';
import { unavailable } from '../common/problem.js';
import { DatabaseHeartbeat } from '../database/DatabaseHeartbeat.js';
import { PingRepository } from './ping.repository.js';
import { Readiness } from './Readiness.js';
import * as messages from './messages.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: PingRepository,
    private readonly heartbeat: DatabaseHeartbeat,
    private readonly readiness: Readiness,
  ) {}

  /** The process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers and nobody has told it to end. 503 otherwise. */
  @Get('ready')
  async ready() {
    if (this.readiness.isLeaving) throw unavailable('stopping', messages.thisServerIsAboutTo);
    if (this.heartbeat.isAway) throw unavailable('database_away', commonMessages.shortBreak);
    await this.database.ping();
    return { status: 'ok' };
  }
}
