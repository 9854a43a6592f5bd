import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { PingRepository } from './ping.repository.js';

@Module({ controllers: [HealthController], providers: [PingRepository] })
export class HealthModule {}
