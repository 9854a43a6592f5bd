import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  loginSchema,
  signupSchema,
  type AuthAnswer,
  type LoginInput,
  type SignupInput,
  type Success,
} from '@kinday/contracts/user';
import type { Request } from 'express';
import type { Credentials } from '../auth/credentials.js';
import { LoginGuard } from '../auth/login.guard.js';
import { AccountService } from './account.service.js';
import { LoginSessions } from './LoginSessions.js';

@ApiTags('auth')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly sessions: LoginSessions,
  ) {}

  @Post('signup')
  async signUp(
    @Req() request: Request,
    @Body({ schema: signupSchema }) input: SignupInput,
  ): Promise<AuthAnswer> {
    await this.sessions.begin(request, await this.accounts.signUp(input), false);
    return { success: true, needsColorSelection: true };
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  async logIn(
    @Req() request: Request,
    @Body({ schema: loginSchema }) input: LoginInput,
  ): Promise<AuthAnswer> {
    // passport-local put there whom the credentials belong to.
    const user = request.user as Credentials;
    await this.sessions.begin(request, user, input.remember);
    return { success: true, needsColorSelection: await this.accounts.needsColor(user.id) };
  }

  @Post('logout')
  @HttpCode(200)
  async logOut(@Req() request: Request): Promise<Success> {
    await this.sessions.end(request);
    return { success: true };
  }
}
