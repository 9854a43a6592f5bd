import { Module } from '@nestjs/common';
import { BackupMetrics } from './BackupMetrics.js';
import { MetricsController } from './metrics.controller.js';

@Module({ controllers: [MetricsController], providers: [BackupMetrics] })
export class MetricsModule {}
