const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * PostgreSQL's SQLSTATEs: 08 connection, 53 resources (disk, connections), 57014 a statement that
 * took too long, 25P03 a transaction that was left idle, 57P shutdown, 58 disk errors, 40P01 a deadlock that
 * came again and again.
 */
const SERVER_CODES = /^(08|25P03|40P01|53|57014|57P|58)/;
const CLIENT_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout|not queryable|already released/i;

/** True when an error says that PostgreSQL cannot serve now, not that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || SERVER_CODES.test(code))) {
    return true;
  }
  return typeof message === 'string' && CLIENT_WORDS.test(message);
}
