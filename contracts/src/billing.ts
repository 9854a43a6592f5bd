import * as z from 'zod/mini';
import { idSchema } from './user.js';

/** Who decides on plans: whoever runs the server, or each owner, who pays with Stripe. */
export const BILLING_PROVIDERS = ['operator', 'stripe'] as const;

/** How a family's plan comes about. */
export const billingSchema = z.object({
  provider: z.enum(BILLING_PROVIDERS),
  /** Whose subscription pays for the family; null while nobody's does. */
  payerId: z.nullable(idSchema),
});
export type Billing = z.infer<typeof billingSchema>;

/** A page of the payment provider to go on with. */
export const billingPageSchema = z.object({ url: z.string() });
export type BillingPage = z.infer<typeof billingPageSchema>;
