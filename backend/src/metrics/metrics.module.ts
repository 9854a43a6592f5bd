import { Module } from '@nestjs/common';
import { BackupMetrics } from './BackupMetrics.js';
import { BackupTimeRepository } from './backupTime.repository.js';
import { MetricsController } from './metrics.controller.js';

@Module({ controllers: [MetricsController], providers: [BackupMetrics, BackupTimeRepository] })
export class MetricsModule {}
