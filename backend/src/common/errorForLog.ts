/**
 * What a log may know of an error. The rest of it stays out: a failed query carries its values, and
 * so what people typed and the hashes of their passwords and sessions.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return { type: error.constructor.name, code, stack: error.stack };
}
