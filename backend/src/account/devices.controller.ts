import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Device, EndOthersAnswer } from '@kinday/contracts/device';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { SessionIdHash } from '../auth/sessionIdHash.js';
import { DevicesService } from './devices.service.js';

@ApiTags('me')
@Controller('api/me/sessions')
@UseGuards(SignedInGuard)
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Get()
  list(@UserId() userId: string, @SessionIdHash() idHash: string): Promise<Device[]> {
    return this.devices.list(userId, idHash);
  }

  @Post('end-others')
  @HttpCode(200)
  async endOthers(
    @UserId() userId: string,
    @SessionIdHash() idHash: string,
  ): Promise<EndOthersAnswer> {
    return { success: true, ended: await this.devices.endOthers(userId, idHash) };
  }
}
