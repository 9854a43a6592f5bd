import * as z from 'zod/mini';

const subscriptionEventSchema = z.object({
  type: z.string().check(z.startsWith('customer.subscription.')),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/**
 * The subscription that an event of Stripe is about; null for all other events. Nothing else of it
 * is read: events come twice and in any order, so Stripe is asked how the subscription is now.
 */
export function readStripeEvent(event: unknown): string | null {
  const parsed = subscriptionEventSchema.safeParse(event);
  return parsed.success ? parsed.data.data.object.id : null;
}
