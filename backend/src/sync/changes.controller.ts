import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changesQuerySchema,
  type ChangesAnswer,
  type ChangesQuery,
} from '@kinday/contracts/change';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { resync } from '../common/problem.js';
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

  /** [S7] The changes after a revision; 410 when the log cannot tell them. */
  @Get()
  async since(
    @UserId() userId: string,
    @Query({ schema: changesQuerySchema }) query: ChangesQuery,
  ): Promise<Revised<ChangesAnswer>> {
    const familyId = await this.memberships.chosen(userId, query.familyId);
    const reach = await this.log.reachFor(userId, familyId);
    if (!reach) throw noSuchFamily();
    const { revision, joined } = reach;
    const epoch = await this.log.epoch();
    const isOtherLog = query.epoch !== undefined && query.epoch !== epoch;
    const isOutside = query.since > revision || query.since + 1 < joined;
    if (isOtherLog || isOutside) throw resync();
    const later = await this.log.since(familyId, query.since);
    // [S4] A membership that ended since it was looked at reaches no further than it did then.
    const changes = later.filter((change) => change.revision <= revision);
    if (query.since < revision && changes[0]?.revision !== query.since + 1) throw resync();
    return new Revised(revision, { changes, revision, epoch });
  }
}
