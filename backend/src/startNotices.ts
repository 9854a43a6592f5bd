import { join } from 'node:path';
import type { Config } from './config.js';

type Settings = Pick<Config, 'dataDir' | 'publicUrl' | 'smtpUrl' | 'trustProxy'>;

/**
 * What an operator should know when the server starts, a sentence each.
 * @param address where the server is reached
 */
export function startNotices(settings: Settings, address: string): string[] {
  const { dataDir, publicUrl, smtpUrl, trustProxy } = settings;
  const notices: string[] = [];
  if (!smtpUrl) {
    notices.push(`Mail is kept in ${join(dataDir, 'mail')}: set SMTP_URL to send it.`);
  } else if (!publicUrl) {
    notices.push(`Links in mails begin with ${address}: set PUBLIC_URL to change that.`);
  }
  if (publicUrl?.startsWith('https:') && trustProxy === undefined) {
    notices.push(
      'Warning: PUBLIC_URL is https but TRUST_PROXY is not set, so all people count as one for the limits, the proxy: set TRUST_PROXY to the number of proxies before this server.',
    );
  }
  return notices;
}
