import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changesQuerySchema,
  type ChangesAnswer,
  type ChangesQuery,
} from '@kinday/contracts/change';
import { MembershipRepository } from '../access/membership.repository.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { Revised } from '../common/revised.js';
import { ChangeLog } from './ChangeLog.js';

@ApiTags('changes')
@Controller('api/changes')
@UseGuards(SignedInGuard)
export class ChangesController {
  constructor(
    private readonly log: ChangeLog,
    private readonly memberships: MembershipRepository,
  ) {}

  /** [S7] The changes after a revision; 410 when the client must load anew. */
  @Get()
  async since(
    @UserId() userId: string,
    @Query({ schema: changesQuerySchema }) query: ChangesQuery,
  ): Promise<Revised<ChangesAnswer>> {
    const familyId = await this.memberships.chosen(userId, query.familyId);
    const answer = await this.log.missedBy(userId, familyId, query);
    return new Revised(answer.revision, answer);
  }
}
