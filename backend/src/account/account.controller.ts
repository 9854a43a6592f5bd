import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Req,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PasswordRulesAnswer } from '@kinday/contracts/password';
import {
  loginSchema,
  signupSchema,
  type AuthAnswer,
  type LoginInput,
  type SignupInput,
  type Success,
} from '@kinday/contracts/user';
import type { Request, Response } from 'express';
import { Limited } from '../access/limits/limited.guard.js';
import { WrongCodesInterceptor } from '../access/limits/wrongCodes.interceptor.js';
import type { Credentials } from '../auth/credentials.js';
import { refuseOthers } from '../access/signedIn.guard.js';
import { KnownDevices } from '../auth/KnownDevices.js';
import { LoginGuard } from '../auth/login.guard.js';
import { AccountService } from './account.service.js';
import { LoginSessions } from './LoginSessions.js';
import { PasswordRules } from './PasswordRules.js';

@ApiTags('auth')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: LoginSessions,
    private readonly devices: KnownDevices,
    private readonly rules: PasswordRules,
  ) {}

  /** What a new password must be like on this server. */
  @Get('password-rules')
  passwordRules(): PasswordRulesAnswer {
    return { minLength: this.rules.minLength };
  }

  @Post('signup')
  @Limited('signUps')
  @UseInterceptors(WrongCodesInterceptor)
  async signUp(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: signupSchema }) input: SignupInput,
  ): Promise<AuthAnswer> {
    const user = await this.accounts.signUp(input);
    await this.sessions.begin(request, response, user, input.remember);
    this.devices.remember(request, response, input.email);
    return { success: true, needsColorSelection: true };
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  async logIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body({ schema: loginSchema }) input: LoginInput,
  ): Promise<AuthAnswer> {
    // LoginGuard has put the user of these credentials there.
    const user = request.user as Credentials;
    await this.sessions.begin(request, response, user, input.remember);
    this.devices.remember(request, response, input.email);
    return { success: true, needsColorSelection: await this.accounts.needsColor(user.id) };
  }

  @Post('logout')
  @HttpCode(200)
  async logOut(@Req() request: Request): Promise<Success> {
    // A page of somebody who was here before ends nobody else's session.
    if (request.session) refuseOthers(request, request.session.userId);
    await this.sessions.end(request);
    return { success: true };
  }
}
