import type { PushPayload } from '@kinday/contracts/pushPayload';
import type { SendResult } from '../sendResult.js';

/** A browser that takes notifications. */
export interface PushDevice {
  id: string;
  userId: string;
  /** The address at its push service: a stranger's word. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOptions {
  /** At most 32 characters of base64url: a later one with the same takes this one's place. */
  topic: string;
  /** How long the push service keeps it for a device that is away. */
  ttlSeconds: number;
  /** Whether a device that saves its battery is woken for it. */
  isUrgent: boolean;
}

/** What became of a push; gone: the device exists no more, and is forgotten. */
export type PushResult = SendResult | { kind: 'gone' };

/** The way to people's devices. */
export abstract class PushChannel {
  /** The devices of some users whose sessions are alive. */
  abstract devicesOf(userIds: readonly string[], now: Date): Promise<PushDevice[]>;

  /** Sends one notification; never rejects for what a service or the network does. */
  abstract send(
    device: PushDevice,
    payload: PushPayload,
    options: PushOptions,
  ): Promise<PushResult>;
}
