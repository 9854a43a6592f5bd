import { Injectable } from '@nestjs/common';
import type { Billing, BillingPage } from '@kinday/contracts/billing';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { conflict, forbidden } from '../common/problem.js';
import { PayerRepository, type Payer } from './payer.repository.js';
import { Payments } from './Payments.js';
import { gives, isOver, type Subscription } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';
import * as commonMessages from '../common/messages.js';
import * as messages from './messages.js';

const notOwner = () => forbidden('not_owner', commonMessages.onlyOwner);

@Injectable()
export class BillingService {
  constructor(
    private readonly payments: Payments,
    private readonly payers: PayerRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly members: MembershipRepository,
  ) {}

  async read(userId: string, familyId?: string): Promise<Billing> {
    const { subscriptions } = await this.#open(userId, familyId);
    const payerId = subscriptions.find(gives)?.payerId ?? null;
    return { provider: this.payments.provider, payerId };
  }

  /** Throws 403 for all but the owner, 409 when somebody pays already or nothing is sold here. */
  async checkout(
    userId: string,
    familyId: string | undefined,
    returnUrl: string,
  ): Promise<BillingPage> {
    const { chosen, payer, subscriptions } = await this.#open(userId, familyId);
    if (payer.role !== 'owner') throw notOwner();
    if (subscriptions.some(gives)) {
      throw conflict('already_subscribed', messages.premiumAlready);
    }
    const order = {
      familyId: chosen,
      payerId: payer.id,
      email: payer.email,
      earlier: subscriptions.length,
      returnUrl,
    };
    return { url: await this.payments.checkout(order) };
  }

  /** Opens Stripe's page for the payer alone: it shows their card and their bills. */
  async portal(
    userId: string,
    familyId: string | undefined,
    returnUrl: string,
  ): Promise<BillingPage> {
    const { chosen, payer, subscriptions } = await this.#open(userId, familyId);
    const own = subscriptions.filter(({ payerId }) => payerId === userId);
    const mine = own.find((subscription) => !isOver(subscription)) ?? own[0];
    if (mine) return { url: await this.payments.portal(mine.customerId, returnUrl) };
    if (payer.role !== 'owner') throw notOwner();
    const theirs = subscriptions.find((subscription) => !isOver(subscription));
    const other = theirs && (await this.payers.find(theirs.payerId, chosen));
    if (other) {
      throw forbidden('not_payer', messages.somebodyPays(other.name));
    }
    throw conflict('no_subscription', messages.nobodyPays);
  }

  async #open(
    userId: string,
    familyId: string | undefined,
  ): Promise<{ chosen: string; payer: Payer; subscriptions: Subscription[] }> {
    const chosen = await this.members.chosen(userId, familyId);
    const payer = await this.payers.find(userId, chosen);
    if (!payer) throw noSuchFamily();
    return { chosen, payer, subscriptions: await this.subscriptions.ofFamily(chosen) };
  }
}
