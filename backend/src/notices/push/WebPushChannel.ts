import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { PushPayload } from '@kinday/contracts/pushPayload';
import webPush from 'web-push';
import { GuardedHttp, type GuardedAnswer } from '../../common/guarded/GuardedHttp.js';
import { fittingText } from './fittingText.js';
import { PushChannel, type PushDevice, type PushOptions, type PushResult } from './PushChannel.js';
import { PushDevicesRepository } from './pushDevices.repository.js';
import { PushServices } from './PushServices.js';
import { PushSignatures } from './PushSignatures.js';

const GONE = [404, 410];
const BUSY = [408, 425, 429];
/** A service that asks for more is asked again after this. */
const LONGEST_PAUSE_SECONDS = 3_600;
/** Four weeks: Google's service refuses what it would have to keep for longer. */
const LONGEST_TTL_SECONDS = 2_419_200;
const WARN_EVERY_MS = 60_000;

/** Sends notifications to browsers by their push services (RFC 8030, encrypted by RFC 8291). */
@Injectable()
export class WebPushChannel extends PushChannel implements OnModuleDestroy {
  readonly #http: GuardedHttp;
  readonly #log = new Logger('Notifications');
  #lastWarning = 0;

  constructor(
    private readonly devices: PushDevicesRepository,
    private readonly services: PushServices,
    private readonly signatures: PushSignatures,
  ) {
    super();
    this.#http = new GuardedHttp({ vouched: services.vouched, keepAlive: true });
  }

  onModuleDestroy(): void {
    this.#http.close();
  }

  devicesOf(userIds: readonly string[]): Promise<PushDevice[]> {
    return this.devices.livingOf(userIds);
  }

  async send(device: PushDevice, payload: PushPayload, options: PushOptions): Promise<PushResult> {
    // The operator may have vouched for its service once, and does so no more.
    if (!this.services.isKnown(device.endpoint)) return this.#forget(device);
    try {
      return await this.#resultOf(await this.#post(device, payload, options), device);
    } catch (error) {
      this.#warn(device, String(error));
      return { kind: 'later', pauseSeconds: null };
    }
  }

  async #post(
    { endpoint, p256dh, auth }: PushDevice,
    payload: PushPayload,
    { topic, ttlSeconds, isUrgent }: PushOptions,
  ): Promise<GuardedAnswer> {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      fittingText(payload),
      {
        TTL: Math.min(Math.max(0, Math.floor(ttlSeconds)), LONGEST_TTL_SECONDS),
        topic,
        urgency: isUrgent ? 'high' : 'normal',
        headers: { Authorization: await this.signatures.headerFor(new URL(endpoint).origin) },
      },
    );
    return this.#http.post(endpoint, headers, body);
  }

  async #resultOf(answer: GuardedAnswer, device: PushDevice): Promise<PushResult> {
    const { status, text, headers } = answer;
    if (status >= 200 && status < 300) return { kind: 'taken' };
    if (GONE.includes(status)) return this.#forget(device);
    this.#warn(device, `${status} ${JSON.stringify(text.slice(0, 200))}`);
    if (!BUSY.includes(status) && status < 500) return { kind: 'refused' };
    return { kind: 'later', pauseSeconds: pauseIn(headers['retry-after']) };
  }

  async #forget(device: PushDevice): Promise<PushResult> {
    await this.devices.forget(device);
    return { kind: 'gone' };
  }

  /** Once a minute: a service that is away is asked by every notification. Its host, and never an endpoint. */
  #warn({ endpoint }: PushDevice, what: string): void {
    if (Date.now() - this.#lastWarning < WARN_EVERY_MS) return;
    this.#lastWarning = Date.now();
    this.#log.warn(`${new URL(endpoint).host} did not take a notification: ${what}`);
  }
}

/** `Retry-After`, seconds or a date, as seconds. */
function pauseIn(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), LONGEST_PAUSE_SECONDS);
}
