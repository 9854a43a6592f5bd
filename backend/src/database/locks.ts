/**
 * PostgreSQL's advisory locks: one number for each kind of work that only one node does at a time,
 * the same in every version.
 */
export const LOCKS = {
  migrations: 7_401_926,
  trialEnds: 7_401_927,
  housekeeping: 7_401_928,
  unusedSubscriptions: 7_401_931,
  subscriptionReconciliation: 7_401_932,
  reminderPlanner: 7_401_933,
} as const;

export type Lock = keyof typeof LOCKS;
