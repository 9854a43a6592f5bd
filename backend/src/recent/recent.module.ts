import { Module } from '@nestjs/common';
import { RecentController } from './recent.controller.js';
import { RecentRepository } from './recent.repository.js';

@Module({ controllers: [RecentController], providers: [RecentRepository] })
export class RecentModule {}
