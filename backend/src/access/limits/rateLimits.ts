/** How often something may be done, by whom it is counted, and where the count is kept. */
export interface RateLimit {
  /** Times the operator's RATE_LIMIT_SCALE. */
  most: number;
  /** From the first one on; then the count starts anew. */
  seconds: number;
  /** `account` is the e-mail address in the body, whether or not it has an account. */
  per: 'session' | 'user' | 'address' | 'account' | 'everybody';
  /**
   * In the `database` where it keeps secrets: one count for all nodes, which outlives a restart. In
   * the `node`'s memory where it keeps the node from drowning: a query would cost more than the call.
   */
  kept: 'database' | 'node';
  /** What there was too much of, as the refusal begins. */
  what: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit of the product. An address is an IPv4 address or the /64 network of an IPv6 one. */
export const RATE_LIMITS = {
  calls: limit(300, 5 * MINUTE, 'session', 'node', 'Too many requests'),
  writes: limit(60, MINUTE, 'session', 'node', 'Too many changes'),
  searches: limit(30, MINUTE, 'user', 'node', 'Too many searches'),
  signUps: limit(25, 5 * MINUTE, 'address', 'database', 'Too many sign-ups'),
  logIns: limit(25, 5 * MINUTE, 'address', 'database', 'Too many log-ins'),
  wrongPasswords: limit(10, 15 * MINUTE, 'account', 'database', 'Too many wrong passwords'),
  /** One try for each wait that many wrong passwords earned; GrowingWait says how long it is. */
  passwordTries: limit(1, 15 * MINUTE, 'account', 'database', 'Too many wrong passwords'),
  passwordMails: limit(25, 5 * MINUTE, 'address', 'database', 'Too many links'),
  passwordMailsToOne: limit(5, HOUR, 'account', 'database', 'Too many links'),
  passwordResets: limit(25, 5 * MINUTE, 'address', 'database', 'Too many new passwords'),
  wrongCodesOfUser: limit(10, HOUR, 'user', 'database', 'Too many wrong invite codes'),
  wrongCodesOfAddress: limit(20, HOUR, 'address', 'database', 'Too many wrong invite codes'),
  wrongCodesOfAll: limit(60, HOUR, 'everybody', 'database', 'Too many wrong invite codes'),
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof RATE_LIMITS;

function limit(
  most: number,
  seconds: number,
  per: RateLimit['per'],
  kept: RateLimit['kept'],
  what: string,
): RateLimit {
  return { most, seconds, per, kept, what };
}
