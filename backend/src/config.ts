import type { Tier } from '@kinday/contracts/product';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment.js';
import { withSecretFiles } from './secretFiles.js';

/** What it takes to sell Premium with Stripe. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** The monthly price of Premium. */
  priceId: string;
  apiUrl: string | undefined;
}

/** What the application was told by its environment. */
export interface Config {
  port: number;
  host: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Most connections of this node to PostgreSQL. */
  databasePoolSize: number;
  /** How long it serves on after SIGTERM, until proxies know that it ends. */
  drainSeconds: number;
  redisUrl: string | undefined;
  sessionSecret: string | undefined;
  publicUrl: string | undefined;
  trustProxy: string | number | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Origins of push services that the operator vouches for, whatever their addresses. */
  pushServices: string[];
  /** Origins of servers of calendars that the operator vouches for, whatever their addresses. */
  feedHosts: string[];
  rateLimitScale: number;
  logLevel: string;
  /** What opens /metrics; undefined where nobody may read them. */
  metricsToken: string | undefined;
  rejectCommonPasswords: boolean;
  passwordMinLength: number;
  defaultTier: Tier;
  /** Undefined where the operator sets the plans. */
  stripe: StripeConfig | undefined;
}

/** For injection: the Config. */
export const CONFIG = Symbol('config');

/** Reads the environment; throws one clear sentence for the first wrong value. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.entries(variables).filter(
    (variable): variable is [string, string] => variable[1] !== undefined && variable[1] !== '',
  );
  const settings = withSecretFiles(Object.fromEntries(given));
  const environment = plainToInstance(Environment, settings, {
    exposeDefaultValues: true,
  });
  const [wrong] = validateSync(environment, { skipMissingProperties: false });
  if (wrong) throw new Error(`Wrong setting: ${Object.values(wrong.constraints ?? {})[0]}.`);
  const { TRUST_PROXY } = environment;
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    databasePoolSize: environment.DATABASE_POOL_SIZE,
    drainSeconds: environment.DRAIN_SECONDS,
    redisUrl: environment.REDIS_URL,
    sessionSecret: environment.SESSION_SECRET,
    publicUrl: environment.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: TRUST_PROXY && /^\d+$/.test(TRUST_PROXY) ? Number(TRUST_PROXY) : TRUST_PROXY,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    pushServices: (environment.PUSH_SERVICES ?? []).map((address) => new URL(address).origin),
    feedHosts: (environment.FEED_HOSTS ?? []).map((address) => new URL(address).origin),
    rateLimitScale: environment.RATE_LIMIT_SCALE,
    logLevel: environment.LOG_LEVEL,
    metricsToken: environment.METRICS_TOKEN,
    rejectCommonPasswords: environment.REJECT_COMMON_PASSWORDS,
    passwordMinLength: environment.PASSWORD_MIN_LENGTH,
    defaultTier: environment.DEFAULT_TIER,
    stripe: stripeConfig(environment),
  };
}

function stripeConfig(environment: Environment): StripeConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
  } = environment;
  if (!secretKey && !webhookSecret && !priceId) return undefined;
  if (secretKey && webhookSecret && priceId) {
    return { secretKey, webhookSecret, priceId, apiUrl: environment.STRIPE_API_URL };
  }
  throw new Error(
    'Wrong setting: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID go together.',
  );
}
