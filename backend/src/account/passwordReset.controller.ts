import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  forgotPasswordSchema,
  resetPasswordSchema,
  type ForgotPasswordInput,
  type ResetPasswordInput,
} from '@kinday/contracts/password';
import type { Success } from '@kinday/contracts/user';
import { Limited } from '../access/limits/limited.guard.js';
import { PasswordResetService } from './passwordReset.service.js';

@ApiTags('auth')
@Controller('api/auth')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  /** The same answer whether or not the e-mail has an account. */
  @Post('forgot-password')
  @HttpCode(200)
  @Limited('passwordMails', 'passwordMailsToOne')
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPasswordInput,
  ): Promise<Success> {
    await this.resets.sendLink(email);
    return { success: true };
  }

  @Post('reset-password')
  @HttpCode(200)
  @Limited('passwordResets')
  async reset(@Body({ schema: resetPasswordSchema }) input: ResetPasswordInput): Promise<Success> {
    await this.resets.reset(input);
    return { success: true };
  }
}
