import { Controller, Get, Query, UseGuards, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changesQuerySchema,
  type ChangesAnswer,
  type ChangesQuery,
} from '@kinday/contracts/change';
import { LIMITS } from '@kinday/contracts/product';
import { LargeAnswers } from '../access/limits/LargeAnswers.js';
import { MembershipRepository } from '../access/membership.repository.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { CallerGone } from '../common/requests/CallerGone.js';
import { Revised } from '../common/revised.js';
import { ChangeLog } from './ChangeLog.js';

@ApiTags('changes')
@Controller('api/changes')
@UseGuards(SignedInGuard)
export class ChangesController {
  constructor(
    private readonly log: ChangeLog,
    private readonly memberships: MembershipRepository,
    private readonly large: LargeAnswers,
  ) {}

  /** [S7] The changes after a revision; 410 when the client must load anew. */
  @Get()
  async since(
    @UserId() userId: string,
    @Query({ schema: changesQuerySchema }) query: ChangesQuery,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<ChangesAnswer | StreamableFile>> {
    const familyId = await this.memberships.chosen(userId, query.familyId);
    const missed = await this.log.reach(userId, familyId, query);
    const make = async () => {
      const answer = await this.log.missedBy(familyId, query.since, missed);
      return new Revised(answer.revision, answer);
    };
    return missed.bytes > LIMITS.wholeAnswerBytes ? this.large.make(userId, make, gone) : make();
  }
}
