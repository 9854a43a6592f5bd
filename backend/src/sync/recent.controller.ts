import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  recentQuerySchema,
  seenSchema,
  type RecentAnswer,
  type RecentQuery,
  type SeenInput,
} from '@kinday/contracts/recent';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { Publisher } from './Publisher.js';
import { RecentChanges } from './RecentChanges.js';
import { SeenChanges } from './SeenChanges.js';

@ApiTags('changes')
@Controller('api/changes')
@UseGuards(SignedInGuard)
export class RecentController {
  constructor(
    private readonly recent: RecentChanges,
    private readonly seen: SeenChanges,
    private readonly memberships: MembershipRepository,
    private readonly publisher: Publisher,
  ) {}

  /** What others did, or the reader did, the latest first: as far as the log reaches back, and no further than they joined. */
  @Get('recent')
  async read(
    @UserId() userId: string,
    @Query({ schema: recentQuerySchema }) { familyId, whose, before }: RecentQuery,
  ): Promise<RecentAnswer> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const page = await this.recent.page(userId, chosen, whose, before ?? Number.MAX_SAFE_INTEGER);
    if (!page) throw noSuchFamily();
    return page;
  }

  /** The reader has looked at everything up to a revision; their other tabs and devices hear it. */
  @Post('seen')
  @HttpCode(200)
  async look(
    @UserId() userId: string,
    @Body({ schema: seenSchema }) { familyId, revision }: SeenInput,
  ): Promise<Success> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const seen = await this.seen.moveTo(userId, chosen, revision);
    if (seen === null) throw noSuchFamily();
    this.publisher.publish({ kind: 'seen', userId, familyId: chosen, seen });
    return { success: true };
  }
}
