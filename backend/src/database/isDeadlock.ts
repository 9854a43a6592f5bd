import { QueryFailedError } from 'typeorm';

/** True when PostgreSQL ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: unknown };
  return code === '40P01';
}
