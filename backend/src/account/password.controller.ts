import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { changePasswordSchema, type ChangePasswordInput } from '@kinday/contracts/password';
import type { Success } from '@kinday/contracts/user';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { SessionIdHash } from '../auth/sessionIdHash.js';
import { PasswordService } from './password.service.js';

@ApiTags('me')
@Controller('api/me/password')
@UseGuards(SignedInGuard)
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  /** Changes the password; every other device is logged out. */
  @Post()
  @HttpCode(200)
  async change(
    @UserId() userId: string,
    @SessionIdHash() idHash: string,
    @Body({ schema: changePasswordSchema }) input: ChangePasswordInput,
  ): Promise<Success> {
    await this.passwords.change(userId, idHash, input);
    return { success: true };
  }
}
