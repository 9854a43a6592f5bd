import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { notFound } from '../common/problem.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';
import * as commonMessages from '../common/messages.js';

@ApiExcludeController()
@Controller('api/billing/webhook')
export class WebhookController {
  constructor(
    @Inject(StripePayments) private readonly stripe: StripePayments | null,
    private readonly updates: SubscriptionUpdates,
  ) {}

  /** Takes an event of Stripe, which shows by its signature who sent it. */
  @Post()
  @HttpCode(200)
  async take(
    @Req() request: Request,
    @Headers('stripe-signature') signature = '',
  ): Promise<{ received: true }> {
    if (!this.stripe) throw notFound('no_such_address', commonMessages.nothingHere);
    // createApp leaves this one body unparsed: it is signed byte by byte.
    const body: unknown = request.body;
    const subscriptionId = this.stripe.read(Buffer.isBuffer(body) ? body : Buffer.of(), signature);
    if (subscriptionId) await this.updates.refresh(subscriptionId);
    return { received: true };
  }
}
