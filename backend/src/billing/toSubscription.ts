import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';
import { SUBSCRIPTION_STATES, type Subscription } from './subscription.js';

/** The little we read of a subscription at Stripe. */
const stripeSubscriptionSchema = z.object({
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() })]),
  status: z.enum(SUBSCRIPTION_STATES),
  metadata: z.object({ familyId: idSchema, payerId: idSchema }),
});

/** A subscription as Stripe answers it, read at a moment; null when it was not bought here. */
export function toSubscription(answer: unknown, readAt: number): Subscription | null {
  const parsed = stripeSubscriptionSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { id, customer, status, metadata } = parsed.data;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  return { ...metadata, id, customerId, state: status, readAt };
}
