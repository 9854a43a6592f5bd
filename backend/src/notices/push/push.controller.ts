import { Body, Controller, Delete, HttpCode, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pushSubscriptionSchema, type PushSubscriptionInput } from '@kinday/contracts/reminders';
import type { Success } from '@kinday/contracts/user';
import { SignedInGuard } from '../../access/signedIn.guard.js';
import { SessionIdHash } from '../../auth/sessionIdHash.js';
import { PushEnrolment } from './PushEnrolment.js';

/** Where this browser takes notifications. */
@ApiTags('me')
@Controller('api/me/push')
@UseGuards(SignedInGuard)
export class PushController {
  constructor(private readonly enrolment: PushEnrolment) {}

  @Post()
  @HttpCode(200)
  async bind(
    @SessionIdHash() idHash: string,
    @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscriptionInput,
  ): Promise<Success> {
    await this.enrolment.bind(idHash, subscription);
    return { success: true };
  }

  /** The browser itself has replaced its subscription; nobody may have turned anything on. */
  @Put()
  async replace(
    @SessionIdHash() idHash: string,
    @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscriptionInput,
  ): Promise<Success> {
    await this.enrolment.replace(idHash, subscription);
    return { success: true };
  }

  @Delete()
  async unbind(@SessionIdHash() idHash: string): Promise<Success> {
    await this.enrolment.unbind(idHash);
    return { success: true };
  }
}
