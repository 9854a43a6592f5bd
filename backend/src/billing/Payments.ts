import type { Billing } from '@kinday/contracts/billing';

/** A subscription that an owner is about to buy. */
export interface Order {
  familyId: string;
  payerId: string;
  email: string;
  /** How many subscriptions the calendar has had. */
  earlier: number;
  /** Where the provider's page leads back to. */
  returnUrl: string;
}

/** The port to the payment provider. A server uses one adapter. */
export abstract class Payments {
  abstract readonly provider: Billing['provider'];

  /** @returns the address of a page on which to subscribe; the same order gets the same page */
  abstract checkout(order: Order): Promise<string>;

  /** @returns the address of a page on which a customer changes or ends what they pay */
  abstract portal(customerId: string, returnUrl: string): Promise<string>;
}
