export const tooManyMembers = (plan: string, most: number) =>
  `This calendar is full: the ${plan} plan allows up to ${most} members.`;
export const tooManyCategories = (most: number) =>
  `This calendar has ${most} categories of its own, and no more fit. Please delete one first.`;
export const categoriesArePremium = 'Categories of your own are part of the Premium plan.';
export const tooManyEvents = (plan: string, most: number) =>
  `The ${plan} plan allows up to ${most} events per month, and this month is full.`;
export const planNames = { free: 'Free', premium: 'Premium' };
