import type { Family } from '@kinday/contracts/family';
import { PLANS } from '@kinday/contracts/product';

const { free, premium } = PLANS;
const FREE_LIMITS = `Up to ${free.members} members and ${free.eventsPerMonth} events a month.`;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** What a family's plan is called and what it means, in a sentence or two. */
export function planSummary(
  family: Pick<Family, 'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'>,
): { name: string; text: string } {
  const { subscriptionTier, subscriptionStatus, trialEndsAt } = family;
  if (subscriptionTier === 'free') {
    const hadPremium = subscriptionStatus === 'canceled' || trialEndsAt !== null;
    const text = hadPremium
      ? `Premium has ended. Everything you entered is still here. ${FREE_LIMITS}`
      : FREE_LIMITS;
    return { name: 'Free', text };
  }
  const limits = `Up to ${premium.members} members, unlimited events and ${premium.ownCategories} categories of your own.`;
  if (trialEndsAt) {
    const day = dayFormat.format(new Date(trialEndsAt));
    return {
      name: 'Premium trial',
      text: `${limits} Free until ${day}; after that, nothing is hidden or deleted.`,
    };
  }
  if (subscriptionStatus === 'past_due') {
    return { name: 'Premium', text: `${limits} The last payment did not go through.` };
  }
  return { name: 'Premium', text: limits };
}
