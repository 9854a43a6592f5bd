/** Beginnings of codes of PostgreSQL: what a value breaks, what a rule breaks, what was rolled back. */
const REFUSALS = /^(22|23|40)/;

/** True when PostgreSQL refused a statement for what it says: nothing of its transaction is done. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && REFUSALS.test(String((error as { code?: unknown }).code));
}
