import { Body, Controller, Delete, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  deleteFamilySchema,
  transferFamilySchema,
  updateFamilySchema,
  type DeleteFamilyInput,
  type TransferFamilyInput,
  type UpdateFamilyInput,
} from '@kinday/contracts/family';
import type { Success } from '@kinday/contracts/user';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Revised } from '../common/revised.js';
import { FamilySettingsService } from './familySettings.service.js';

@ApiTags('family')
@Controller('api/family')
@UseGuards(SignedInGuard)
export class FamilySettingsController {
  constructor(private readonly settings: FamilySettingsService) {}

  @Put()
  update(
    @UserId() userId: string,
    @Body({ schema: updateFamilySchema }) input: UpdateFamilyInput,
  ): Promise<Revised<Success>> {
    return this.settings.update(userId, input);
  }

  @Post('transfer')
  @HttpCode(200)
  transfer(
    @UserId() userId: string,
    @Body({ schema: transferFamilySchema }) input: TransferFamilyInput,
  ): Promise<Revised<Success>> {
    return this.settings.transfer(userId, input);
  }

  @Delete()
  delete(
    @UserId() userId: string,
    @Body({ schema: deleteFamilySchema }) input: DeleteFamilyInput,
  ): Promise<Revised<Success>> {
    return this.settings.delete(userId, input);
  }
}
