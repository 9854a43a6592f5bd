import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionRepository } from './subscription.repository.js';

const EVERY_MS = 60_000;

/**
 * Ends subscriptions that are paid for in vain: their calendar was deleted, or their payer left it or
 * was removed. Found again and again until Stripe tells that they are over, so no crash forgets one.
 */
@Injectable()
export class UnusedSubscriptions {
  constructor(jobs: BackgroundJobs, payments: Payments, subscriptions: SubscriptionRepository) {
    if (!(payments instanceof StripePayments)) return;
    const cancelAll = () => subscriptions.forEachInVain((id) => payments.cancel(id));
    jobs.add(new RecurringJob('payments in vain', EVERY_MS, cancelAll));
  }
}
