import { Module } from '@nestjs/common';
import { FeedAdding } from './FeedAdding.js';
import { FeedRepository } from './feed.repository.js';
import { FeedEventsRepository } from './feedEvents.repository.js';
import { FeedLeaseRepository } from './feedLease.repository.js';
import { FeedRefresh } from './FeedRefresh.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';
import { Holidays } from './Holidays.js';
import { LinkSource } from './LinkSource.js';
import { Sources } from './Sources.js';

@Module({
  controllers: [FeedsController],
  providers: [
    FeedAdding,
    FeedEventsRepository,
    FeedLeaseRepository,
    FeedRefresh,
    FeedRepository,
    FeedsService,
    Holidays,
    LinkSource,
    Sources,
  ],
})
export class FeedsModule {}
