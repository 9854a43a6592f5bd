import { PLANS, type Tier } from '@kinday/contracts/product';
import { forbidden, type ProblemError } from '../common/problem.js';

const PLAN_NAMES: Record<Tier, string> = { free: 'Free', premium: 'Premium' };

/** The refusal of a member too many, or null while there is room for one more. */
export function memberLimit(tier: Tier, members: number): ProblemError | null {
  const { members: most } = PLANS[tier];
  if (members < most) return null;
  const sentence = `This calendar is full: the ${PLAN_NAMES[tier]} plan allows up to ${most} members.`;
  return forbidden('plan_limit', sentence);
}

/** The refusal of a category of the family's own, or null while there is room for one more. */
export function ownCategoryLimit(tier: Tier, ownCategories: number): ProblemError | null {
  const { ownCategories: most } = PLANS[tier];
  if (ownCategories < most) return null;
  const sentence =
    most === 0
      ? 'Categories of your own are part of the Premium plan.'
      : `This calendar has ${most} categories of its own, and no more fit. Please delete one first.`;
  return forbidden('plan_limit', sentence);
}

/** The refusal when a calendar month holds more events than the plan allows, else null. */
export function eventLimit(tier: Tier, eventsInMonth: number): ProblemError | null {
  const { eventsPerMonth: most } = PLANS[tier];
  if (most === null || eventsInMonth <= most) return null;
  const sentence = `The ${PLAN_NAMES[tier]} plan allows up to ${most} events per month, and this month is full.`;
  return forbidden('plan_limit', sentence);
}
