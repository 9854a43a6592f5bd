import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';
import { SUBSCRIPTION_LIFE, type Subscription } from './subscription.js';

/** The little we read of Stripe's events on subscriptions. */
const subscriptionEventSchema = z.object({
  type: z.string().check(z.startsWith('customer.subscription.')),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.string(),
      customer: z.union([z.string(), z.object({ id: z.string() })]),
      status: z.enum(SUBSCRIPTION_LIFE),
      metadata: z.object({ familyId: idSchema, payerId: idSchema }),
    }),
  }),
});

/** What an event tells of a subscription that was bought here; null for all other events. */
export function toSubscription(event: unknown): Subscription | null {
  const parsed = subscriptionEventSchema.safeParse(event);
  if (!parsed.success) return null;
  const { created, data } = parsed.data;
  const { id, customer, status, metadata } = data.object;
  return {
    ...metadata,
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    state: status,
    toldAt: created,
  };
}
