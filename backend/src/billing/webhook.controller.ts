import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { notFound } from '../common/problem.js';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';

@ApiExcludeController()
@Controller('api/billing/webhook')
export class WebhookController {
  constructor(
    private readonly payments: Payments,
    private readonly news: SubscriptionUpdates,
  ) {}

  /** Stripe's, which shows by its signature who it is. */
  @Post()
  @HttpCode(200)
  async take(
    @Req() request: Request,
    @Headers('stripe-signature') signature = '',
  ): Promise<{ received: true }> {
    if (!(this.payments instanceof StripePayments)) {
      throw notFound('no_such_address', 'There is nothing at this address');
    }
    // createApp leaves this one body unparsed: it is signed byte by byte.
    const body: unknown = request.body;
    const told = this.payments.read(Buffer.isBuffer(body) ? body : Buffer.of(), signature);
    if (told) await this.news.take(told);
    return { received: true };
  }
}
