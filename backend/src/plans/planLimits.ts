import { PLANS, type Tier } from '@kinday/contracts/product';
import { forbidden, type ProblemError } from '../common/problem.js';
import * as messages from './messages.js';

/** The refusal of a member too many, or null while there is room for one more. */
export function memberLimit(tier: Tier, members: number): ProblemError | null {
  const { members: most } = PLANS[tier];
  if (members < most) return null;
  const sentence = messages.tooManyMembers(messages.planNames[tier], most);
  return forbidden('plan_limit', sentence);
}

/** The refusal of a category of the family's own, or null while there is room for one more. */
export function ownCategoryLimit(tier: Tier, ownCategories: number): ProblemError | null {
  const { ownCategories: most } = PLANS[tier];
  if (ownCategories < most) return null;
  const sentence = most === 0 ? messages.categoriesArePremium : messages.tooManyCategories(most);
  return forbidden('plan_limit', sentence);
}

/** The refusal when a calendar month holds more events than the plan allows, else null. */
export function eventLimit(tier: Tier, eventsInMonth: number): ProblemError | null {
  const { eventsPerMonth: most } = PLANS[tier];
  if (most === null || eventsInMonth <= most) return null;
  const sentence = messages.tooManyEvents(messages.planNames[tier], most);
  return forbidden('plan_limit', sentence);
}
