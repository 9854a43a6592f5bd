import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  titleKindsSchema,
  type TitleKind,
  type TitleKindsInput,
} from '@kinday/contracts/titleKind';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Revised } from '../common/revised.js';
import { TitleKindsRepository } from './titleKinds.repository.js';

@ApiTags('events')
@Controller('api/events')
@UseGuards(SignedInGuard)
export class TitleKindsController {
  constructor(
    private readonly titleKinds: TitleKindsRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** The type that each title of a calendar was last given, the last edited first. */
  @Get('kinds')
  async read(
    @UserId() userId: string,
    @Query({ schema: titleKindsSchema }) { familyId }: TitleKindsInput,
  ): Promise<Revised<TitleKind[]>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const kinds = await this.titleKinds.read(userId, chosen);
    if (!kinds) throw noSuchFamily();
    return kinds;
  }
}
