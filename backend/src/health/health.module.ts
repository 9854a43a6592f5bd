import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { PingRepository } from './ping.repository.js';
import { Readiness } from './Readiness.js';

@Module({ controllers: [HealthController], providers: [PingRepository, Readiness] })
export class HealthModule {}
