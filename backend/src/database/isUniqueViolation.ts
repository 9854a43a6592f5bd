/** True when an error says that a value which must be unique is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && broken === constraint;
}
