import { REFUSED } from './refuse.js';

/** Codes of PostgreSQL: what a value breaks, what a rule breaks, what was rolled back for others, and ours. */
const REFUSALS = new RegExp(`^(22...|23...|40001|40P01|${REFUSED})$`);

/** True when PostgreSQL refused a statement for what it says: nothing of its transaction is done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && REFUSALS.test(String((error as { code?: unknown }).code));
}
