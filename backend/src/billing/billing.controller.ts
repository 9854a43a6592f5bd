import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Query,
  Req,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Billing, BillingPage } from '@kinday/contracts/billing';
import { familyBodySchema, familyChoiceSchema, type FamilyChoice } from '@kinday/contracts/family';
import type { Request } from 'express';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { CONFIG, type Config } from '../config.js';
import { BillingService } from './billing.service.js';

@ApiTags('billing')
@Controller('api/billing')
@UseGuards(SignedInGuard)
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  read(
    @UserId() userId: string,
    @Query({ schema: familyChoiceSchema }) { familyId }: FamilyChoice,
  ): Promise<Billing> {
    return this.billing.read(userId, familyId);
  }

  @Post('checkout')
  @HttpCode(200)
  checkout(
    @UserId() userId: string,
    @Body({ schema: familyBodySchema }) { familyId }: FamilyChoice,
    @Req() request: Request,
  ): Promise<BillingPage> {
    return this.billing.checkout(userId, familyId, this.#familyPage(request));
  }

  @Post('portal')
  @HttpCode(200)
  portal(
    @UserId() userId: string,
    @Body({ schema: familyBodySchema }) { familyId }: FamilyChoice,
    @Req() request: Request,
  ): Promise<BillingPage> {
    return this.billing.portal(userId, familyId, this.#familyPage(request));
  }

  /** The page that Stripe leads back to: on the public address, or on the one that this request names. */
  #familyPage({ protocol, host }: Request): string {
    return `${this.config.publicUrl ?? `${protocol}://${host}`}/family`;
  }
}
