import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly database: DataSource) {}

  /** The process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers. 503 otherwise. */
  @Get('ready')
  async ready() {
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
