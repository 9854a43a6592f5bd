import { Body, Controller, Get, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { preferencesInputSchema, type PreferencesInput } from '@kinday/contracts/preferences';
import {
  colorInputSchema,
  datesInputSchema,
  profileInputSchema,
  type ColorInput,
  type CurrentUser,
  type DatesInput,
  type ProfileInput,
  type Success,
} from '@kinday/contracts/user';
import { Caller, SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Session } from '../auth/Session.js';
import { MeService } from './me.service.js';

@ApiTags('me')
@Controller('api/me')
@UseGuards(SignedInGuard)
export class MeController {
  constructor(private readonly me: MeService) {}

  @Get()
  async read(@Caller() { userId, isRemembered }: Session): Promise<CurrentUser> {
    return { ...(await this.me.read(userId)), isRemembered };
  }

  @Put()
  setProfile(
    @UserId() userId: string,
    @Body({ schema: profileInputSchema }) profile: ProfileInput,
  ): Promise<Success> {
    return this.me.setFields(userId, profile);
  }

  @Put('preferences')
  setPreferences(
    @UserId() userId: string,
    @Body({ schema: preferencesInputSchema }) preferences: PreferencesInput,
  ): Promise<Success> {
    return this.me.setPreferences(userId, preferences);
  }

  @Post('color')
  @HttpCode(200)
  setColor(
    @UserId() userId: string,
    @Body({ schema: colorInputSchema }) { color }: ColorInput,
  ): Promise<Success> {
    return this.me.setColor(userId, color);
  }

  @Post('dates')
  @HttpCode(200)
  setDates(
    @UserId() userId: string,
    @Body({ schema: datesInputSchema }) dates: DatesInput,
  ): Promise<Success> {
    return this.me.setFields(userId, dates);
  }
}
