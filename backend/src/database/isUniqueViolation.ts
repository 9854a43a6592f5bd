import { QueryFailedError } from 'typeorm';

/** True when an error says that a value which must be unique is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint: broken } = error.driverError as { code?: string; constraint?: string };
  return code === '23505' && broken === constraint;
}
