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
import { Publisher } from '../sync/Publisher.js';
import { RecentRepository } from './recent.repository.js';

@ApiTags('changes')
@Controller('api/changes')
@UseGuards(SignedInGuard)
export class RecentController {
  constructor(
    private readonly recent: RecentRepository,
    private readonly memberships: MembershipRepository,
    private readonly publisher: Publisher,
  ) {}

  /** The changes of others, or the reader's own, the latest first, since the reader joined. */
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

  /** Notes that the reader has looked at everything up to a revision, and tells their other tabs. */
  @Post('seen')
  @HttpCode(200)
  async markSeen(
    @UserId() userId: string,
    @Body({ schema: seenSchema }) { familyId, revision }: SeenInput,
  ): Promise<Success> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const seen = await this.recent.markSeen(userId, chosen, revision);
    if (seen === null) throw noSuchFamily();
    this.publisher.publish({ kind: 'seen', userId, familyId: chosen, seen });
    return { success: true };
  }
}
