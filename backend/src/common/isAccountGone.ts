const REFERENCES_TO_USERS = new Set(['families_owner_id_fkey', 'members_user_id_fkey']);

/** True when a write names a user whose account was deleted while the request was under way. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23503' && typeof constraint === 'string' && REFERENCES_TO_USERS.has(constraint);
}
