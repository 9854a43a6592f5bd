import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  familyBodySchema,
  familyChoiceSchema,
  type FamilyAnswer,
  type FamilyChoice,
  type InviteCodeAnswer,
} from '@kinday/contracts/family';
import { removeMemberSchema, type RemoveMemberInput } from '@kinday/contracts/member';
import type { Success } from '@kinday/contracts/user';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Revised } from '../common/revised.js';
import { FamilyService } from './family.service.js';

@ApiTags('family')
@Controller('api/family')
@UseGuards(SignedInGuard)
export class FamilyController {
  constructor(private readonly families: FamilyService) {}

  @Get()
  read(
    @UserId() userId: string,
    @Query({ schema: familyChoiceSchema }) { familyId }: FamilyChoice,
  ): Promise<Revised<FamilyAnswer>> {
    return this.families.read(userId, familyId);
  }

  @Post('regenerate-invite')
  @HttpCode(200)
  regenerateInvite(
    @UserId() userId: string,
    @Body({ schema: familyBodySchema }) { familyId }: FamilyChoice,
  ): Promise<Revised<InviteCodeAnswer>> {
    return this.families.regenerateInvite(userId, familyId);
  }

  @Post('remove-member')
  @HttpCode(200)
  removeMember(
    @UserId() userId: string,
    @Body({ schema: removeMemberSchema }) input: RemoveMemberInput,
  ): Promise<Revised<Success>> {
    return this.families.removeMember(userId, input);
  }
}
