import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import { BillingController } from './billing.controller.js';
import { BillingService } from './billing.service.js';
import { OperatorPlans } from './OperatorPlans.js';
import { PayerRepository } from './payer.repository.js';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';
import { SubscriptionJobs } from './SubscriptionJobs.js';
import { SubscriptionReconciliation } from './SubscriptionReconciliation.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { UnusedSubscriptions } from './UnusedSubscriptions.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [BillingController, WebhookController],
  providers: [
    {
      provide: StripePayments,
      useFactory: ({ stripe }: Config) => (stripe ? new StripePayments(stripe) : null),
      inject: [CONFIG],
    },
    {
      provide: Payments,
      useFactory: (stripe: StripePayments | null) => stripe ?? new OperatorPlans(),
      inject: [StripePayments],
    },
    BillingService,
    PayerRepository,
    SubscriptionJobs,
    SubscriptionReconciliation,
    SubscriptionRepository,
    SubscriptionUpdates,
    UnusedSubscriptions,
  ],
})
export class BillingModule {}
