/** Codes of PostgreSQL: what a value breaks, what a rule breaks, what was rolled back for others. */
const REFUSALS = /^(22...|23...|40001|40P01)$/;

/** True when PostgreSQL refused a statement for what it says: nothing of its transaction is done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && REFUSALS.test(String((error as { code?: unknown }).code));
}
