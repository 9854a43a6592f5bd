import { toCalendarDate } from '@kinday/contracts/calendarDate';
import type { Family } from '@kinday/contracts/family';
import { PLANS } from '@kinday/contracts/product';
import { longDate } from '@kinday/contracts/dateText';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const { free, premium } = PLANS;
const FREE_LIMITS = messages.freeLimits(free.members, free.eventsPerMonth);

/** What a family's plan is called and what it means, in a sentence or two. */
export function planSummary(
  family: Pick<Family, 'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'>,
): { name: string; text: string } {
  const { subscriptionTier, subscriptionStatus, trialEndsAt } = family;
  if (subscriptionTier === 'free') {
    const hadPremium = subscriptionStatus === 'canceled' || trialEndsAt !== null;
    const text = hadPremium ? messages.premiumHasEnded(FREE_LIMITS) : FREE_LIMITS;
    return { name: productMessages.free, text };
  }
  const limits = messages.premiumLimits(premium.members, premium.ownCategories);
  if (trialEndsAt) {
    const day = longDate(toCalendarDate(new Date(trialEndsAt)));
    return {
      name: messages.premiumTrial,
      text: messages.trialUntil(limits, day),
    };
  }
  if (subscriptionStatus === 'past_due') {
    return { name: productMessages.premium, text: messages.paymentFailed(limits) };
  }
  return { name: productMessages.premium, text: limits };
}
