import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { BoundedMap } from '../../common/BoundedMap.js';
import { CONFIG, type Config } from '../../config.js';
import { PushKeyRepository } from './pushKey.repository.js';

/** How long a signature is valid: services allow a day. */
const VALID_MS = 12 * 60 * 60 * 1000;
const RENEWED_MS = 6 * 60 * 60 * 1000;
const MOST_SERVICES = 200;

interface Signature {
  publicKey: string;
  header: string;
  until: number;
}

/** Says to push services who sends (VAPID, RFC 8292). Signed once for each service, and again after hours. */
@Injectable()
export class PushSignatures {
  readonly #subject: string;
  readonly #kept = new BoundedMap<string, Signature>(MOST_SERVICES);

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly key: PushKeyRepository,
  ) {
    this.#subject = subjectOf(config);
  }

  /** The `Authorization` header for calls of a service. @param origin the service's */
  async headerFor(origin: string): Promise<string> {
    const { publicKey, privateKey } = await this.key.read();
    const now = Date.now();
    const kept = this.#kept.get(origin);
    if (kept?.publicKey === publicKey && now < kept.until) return kept.header;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      this.#subject,
      publicKey,
      privateKey,
      'aes128gcm',
      Math.floor((now + VALID_MS) / 1000),
    );
    this.#kept.set(origin, { publicKey, header, until: now + RENEWED_MS });
    return header;
  }
}

/** Whom a push service may ask: Apple's refuses addresses at localhost. */
function subjectOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const [address = ''] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom) ?? [];
  const isReal = /@[^@]+\.[^@.]+$/.test(address);
  return `mailto:${isReal ? address : 'calendar@example.org'}`;
}
