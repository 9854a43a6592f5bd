import { PLANS, TRIAL_DAYS, type Tier } from '@kinday/contracts/product';

interface PlanText {
  tier: Tier;
  name: string;
  /** Dollars a month. */
  price: string;
  lead: string;
  popular: boolean;
  action: string;
  features: readonly string[];
}

/** Of Premium, in dollars a month; what the payment service charges is set there. */
export const PREMIUM_PRICE = '$3.99';

/** The plans as the pricing page tells them. */
export const PLAN_TEXTS: readonly PlanText[] = [
  {
    tier: 'free',
    name: 'Free',
    price: '$0',
    lead: 'For one household.',
    popular: false,
    action: 'Get Started Free',
    features: [
      `Up to ${PLANS.free.members} members`,
      `${PLANS.free.eventsPerMonth} events per month`,
      'Color-coded events',
      'Basic categories',
      'Repeating events, and who does what',
      'Event reminders',
      'Birthday and anniversary tracking',
      'Calendar data export',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: PREMIUM_PRICE,
    lead: 'For grandparents, cousins and everybody else.',
    popular: true,
    action: 'Start Premium Trial',
    features: [
      `Up to ${PLANS.premium.members} members`,
      'Unlimited events',
      `Advanced categories: up to ${PLANS.premium.ownCategories} of your own`,
      'Event reminders',
      'Priority support',
      'Calendar data export',
    ],
  },
];

export const PRICING_QUESTIONS = [
  [
    'Can I change plans anytime?',
    'Yes. A change takes effect immediately. Nothing you entered is ever hidden or deleted because of it.',
  ],
  [
    'Is there a free trial?',
    `Yes: ${TRIAL_DAYS} days of Premium, and no credit card is needed to start.`,
  ],
  ['Which payment methods do you accept?', 'Major credit and debit cards and PayPal.'],
  [
    'What happens at a limit?',
    'Everything stays as it is. You only can’t add another member, event or category of your own until there is room, or until you change plans.',
  ],
  [
    'Does an event that repeats count each time?',
    'No. It counts once, in the month in which it begins.',
  ],
  [
    'Can I take our data with me?',
    'Yes, on every plan: any member can download the calendar as a file that other calendars read.',
  ],
] as const;
