import { readFileSync } from 'node:fs';

/** The settings that may be in a file instead, as Docker's and systemd's secrets are. */
export const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/**
 * The settings with each secret whose `<NAME>_FILE` names a file read from there; the line end behind
 * it is not part of it. Throws one clear sentence for a file that cannot be read, or that is empty,
 * and for a secret that is given both ways.
 */
export function withSecretFiles(settings: Record<string, string>): Record<string, string> {
  const read = { ...settings };
  for (const name of SECRETS) {
    const file = settings[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined) {
      throw new Error(`Wrong setting: ${name} and ${name}_FILE exclude each other.`);
    }
    read[name] = readSecret(`${name}_FILE`, file);
  }
  return read;
}

function readSecret(setting: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(
      `Wrong setting: ${setting} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      { cause: error },
    );
  }
  if (text === '') throw new Error(`Wrong setting: ${setting} names an empty file.`);
  return text;
}
