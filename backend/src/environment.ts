import { TIERS, type Tier } from '@kinday/contracts/product';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { compile as compileTrust } from 'proxy-addr';

const YES_OR_NO = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);
const PORT_RULE = { message: 'PORT must be a whole number from 0 to 65535' };
const DRAIN_RULE = { message: 'DRAIN_SECONDS must be a number from 0 to 10' };
const POOL_RULE = { message: 'DATABASE_POOL_SIZE must be a whole number from 2 to 200' };
const PASSWORD_RULE = { message: 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64' };
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const urlOf = (...protocols: string[]) => ({
  protocols,
  require_tld: false,
  require_protocol: true,
  require_valid_protocol: true,
});

/** A rule that the library has none for. @param message is the sentence without its full stop */
const Fulfils = (message: string, isFulfilled: (value: string) => boolean) => {
  const validate = (value: unknown) => typeof value === 'string' && isFulfilled(value);
  return ValidateBy({ name: message, validator: { validate, defaultMessage: () => message } });
};
/** What the clients of the servers take; the host may be left out, and is by sockets of this machine. */
const IsAddress = (name: string) =>
  Fulfils(
    `${name} must be an address in which "#", "/", "?" and "@" of a password are written as %23, %2F, %3F and %40`,
    (value) => URL.canParse(value.replace('@/', '@localhost/')),
  );
/** One sender: an address, or a name with the address in angle brackets. */
const SENDER = /^(?:"[^"<>\r\n]*" *<|[^<>,"\r\n]*<)?[^<>@,\s]+@[^<>@,\s]+>?$/;

function isOrigin(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value);
  return /^\/*$/.test(pathname) && [username, password, search, hash].every((part) => part === '');
}

function isTrust(value: string): boolean {
  if (/^\d+$/.test(value)) return true;
  try {
    compileTrust(value.split(/ *, */));
    return true;
  } catch {
    return false;
  }
}

/** The environment, one field a variable, with its default. */
export class Environment {
  @Transform(({ value }) => Number(value))
  @IsInt(PORT_RULE)
  @Min(0, PORT_RULE)
  @Max(65_535, PORT_RULE)
  PORT = 3000;

  @IsOptional()
  @IsString()
  HOST?: string;

  @IsString()
  @MinLength(1)
  DATA_DIR = '.data';

  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/.+/, { message: 'DATABASE_URL must start with postgres://' })
  @IsAddress('DATABASE_URL')
  DATABASE_URL?: string;

  /** Most connections of this node to PostgreSQL. */
  @Transform(({ value }) => Number(value))
  @IsInt(POOL_RULE)
  @Min(2, POOL_RULE)
  @Max(200, POOL_RULE)
  DATABASE_POOL_SIZE = 10;

  @Transform(({ value }) => Number(value))
  @IsNumber({}, DRAIN_RULE)
  @Min(0, DRAIN_RULE)
  @Max(10, DRAIN_RULE)
  DRAIN_SECONDS = 1;

  @IsOptional()
  @Matches(/^rediss?:\/\/.+/, { message: 'REDIS_URL must start with redis:// or rediss://' })
  @IsAddress('REDIS_URL')
  REDIS_URL?: string;

  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET must have at least 32 characters' })
  SESSION_SECRET?: string;

  @IsOptional()
  @IsUrl(urlOf('http', 'https'), {
    message: 'PUBLIC_URL must be an http or https address, like https://calendar.example.org',
  })
  @Fulfils(
    'PUBLIC_URL must have no path and nothing else behind the host, as Kinday needs a host of its own',
    (value) => URL.canParse(value) && isOrigin(value),
  )
  PUBLIC_URL?: string;

  /** Express' `trust proxy`: how many proxies stand before us, or their addresses. */
  @IsOptional()
  @Fulfils(
    'TRUST_PROXY must be how many proxies stand before the server, like 1, or their addresses, like 10.0.0.0/8, with commas between',
    isTrust,
  )
  TRUST_PROXY?: string;

  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'SMTP_URL must start with smtp:// or smtps://' })
  @IsAddress('SMTP_URL')
  SMTP_URL?: string;

  /** Push services beside the known ones, which the operator vouches for. */
  @IsOptional()
  @Transform(({ value }: { value?: string }) => value?.split(/[\s,]+/).filter(Boolean))
  @IsUrl(urlOf('http', 'https'), {
    each: true,
    message: 'PUSH_SERVICES must be addresses, like https://push.example.org, with commas between',
  })
  PUSH_SERVICES?: string[];

  /** Servers of calendars that the operator vouches for, also by http and within the own network. */
  @IsOptional()
  @Transform(({ value }: { value?: string }) => value?.split(/[\s,]+/).filter(Boolean))
  @IsUrl(urlOf('http', 'https'), {
    each: true,
    message: 'FEED_HOSTS must be addresses, like https://cloud.example.org, with commas between',
  })
  FEED_HOSTS?: string[];

  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have at least 16 characters' })
  METRICS_TOKEN?: string;

  @Fulfils('MAIL_FROM must be one address, like Kinday <calendar@example.org>', (value) =>
    SENDER.test(value),
  )
  MAIL_FROM = 'Kinday Calendar <calendar@localhost>';

  @Transform(({ value }) => Number(value))
  @IsNumber({}, { message: 'RATE_LIMIT_SCALE must be a number' })
  @Min(0.001, { message: 'RATE_LIMIT_SCALE must be at least 0.001' })
  RATE_LIMIT_SCALE = 1;

  @IsIn(LOG_LEVELS)
  LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  @Transform(({ value }: { value: unknown }) => YES_OR_NO.get(value) ?? value)
  @IsBoolean({ message: 'REJECT_COMMON_PASSWORDS must be true or false' })
  REJECT_COMMON_PASSWORDS = false;

  @Transform(({ value }) => Number(value))
  @IsInt(PASSWORD_RULE)
  @Min(6, PASSWORD_RULE)
  @Max(64, PASSWORD_RULE)
  PASSWORD_MIN_LENGTH = 6;

  /** What calendars begin with. */
  @IsIn(TIERS)
  DEFAULT_TIER: Tier = 'free';

  @IsOptional()
  @IsString()
  STRIPE_SECRET_KEY?: string;

  @IsOptional()
  @IsString()
  STRIPE_WEBHOOK_SECRET?: string;

  @IsOptional()
  @IsString()
  STRIPE_PRICE_ID?: string;

  /** For tests: another address than Stripe's own. */
  @IsOptional()
  @IsUrl(urlOf('http', 'https'), { message: 'STRIPE_API_URL must be an http or https address' })
  STRIPE_API_URL?: string;
}
