import * as messages from '../messages.js';

/** How often something may be done, and by whom it is counted. */
export interface RateLimit {
  /** Times the operator's RATE_LIMIT_SCALE. */
  most: number;
  /** From the first one on; then the count starts anew. */
  seconds: number;
  /** `account` is the e-mail address in the body, whether or not it has an account. */
  per: 'user' | 'address' | 'site' | 'account' | 'everybody';
  /** What there was too much of, as the refusal begins. */
  what: string;
  /**
   * `flood` keeps a node from drowning and is counted in its memory: a query would cost more than
   * the call. `tries` and `failures` keep secrets and are counted in the database, for all nodes
   * and beyond a restart; a failure is counted before it is one, and given back if it was none.
   */
  kind: 'flood' | 'tries' | 'failures';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const PASSWORDS = messages.tooManyWrongPasswords;
const CODES = messages.tooManyWrongInviteCodes;

type Make = (most: number, seconds: number, per: RateLimit['per'], what: string) => RateLimit;

function make(kind: RateLimit['kind']): Make {
  return (most, seconds, per, what) => ({ most, seconds, per, what, kind });
}
const [flood, tries, failures] = [make('flood'), make('tries'), make('failures')];

/**
 * Every limit of the product. An address is an IPv4 address or the /64 network of an IPv6 one, a site
 * the /48 network of an IPv6 one: 65,536 of the smaller networks.
 */
export const RATE_LIMITS = {
  calls: flood(300, 5 * MINUTE, 'user', messages.tooManyRequests),
  writes: flood(60, MINUTE, 'user', messages.tooManyChanges),
  exports: flood(10, 5 * MINUTE, 'user', messages.tooManyDownloads),
  /** Previews among them. */
  imports: flood(20, 5 * MINUTE, 'user', messages.tooManyImports),
  searches: flood(30, MINUTE, 'user', messages.tooManySearches),
  /** Each has us call an address that somebody typed. */
  feeds: tries(30, HOUR, 'user', messages.tooManyFeeds),
  testReminders: tries(10, HOUR, 'user', messages.tooManyTests),
  /** Mail services send those of all their customers. */
  unsubscribes: flood(1_000, 5 * MINUTE, 'address', messages.tooManyRequests),
  /** Calendar programs read for all of their customers from a few addresses. */
  feedReads: flood(1_000, 5 * MINUTE, 'address', messages.tooManyRequests),
  signUps: tries(25, 5 * MINUTE, 'address', messages.tooManySignUps),
  logIns: tries(25, 5 * MINUTE, 'address', messages.tooManyLogIns),
  passwordMails: tries(25, 5 * MINUTE, 'address', messages.tooManyLinks),
  passwordMailsToOne: tries(5, HOUR, 'account', messages.tooManyLinks),
  passwordResets: tries(25, 5 * MINUTE, 'address', messages.tooManyNewPasswords),
  wrongPasswords: failures(10, 15 * MINUTE, 'account', PASSWORDS),
  /** One for each wait that many wrong passwords earned; GuessBackoff says how long it is. */
  furtherPasswords: failures(1, 15 * MINUTE, 'account', PASSWORDS),
  wrongCodesOfUser: failures(10, HOUR, 'user', CODES),
  wrongCodesOfAddress: failures(20, HOUR, 'address', CODES),
  wrongCodesOfSite: failures(60, HOUR, 'site', CODES),
  wrongCodesOfAll: failures(60, HOUR, 'everybody', CODES),
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof RATE_LIMITS;
