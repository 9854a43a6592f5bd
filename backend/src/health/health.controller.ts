import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PingRepository } from './ping.repository.js';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly database: PingRepository) {}

  /** The process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers. 503 otherwise. */
  @Get('ready')
  async ready() {
    await this.database.ping();
    return { status: 'ok' };
  }
}
