import type { Billing } from '@kinday/contracts/billing';

/** What somebody is about to subscribe to. */
export interface Order {
  familyId: string;
  payerId: string;
  email: string;
  /** How many subscriptions the calendar has had. */
  earlier: number;
  /** Where the provider sends them afterwards. */
  returnUrl: string;
}

/** The port to whoever takes the money; one adapter is in force on a server. */
export abstract class Payments {
  abstract readonly provider: Billing['provider'];

  /** @returns the address of a page on which to subscribe; the same order gets the same page */
  abstract checkout(order: Order): Promise<string>;

  /** @returns the address of a page on which a customer changes or ends what they pay */
  abstract portal(customerId: string, returnUrl: string): Promise<string>;
}
