import { Injectable } from '@nestjs/common';
import type { PushSubscriptionInput } from '@kinday/contracts/reminders';
import { badRequest, conflict, notFound } from '../../common/problem.js';
import { isKeyOfBrowser } from './isKeyOfBrowser.js';
import { PushDevicesRepository } from './pushDevices.repository.js';
import { PushKeyRepository } from './pushKey.repository.js';
import { PushServices } from './PushServices.js';
import * as messages from './messages.js';

/** Whose notifications a browser takes: those of the log-in by which it calls. */
@Injectable()
export class PushEnrolment {
  constructor(
    private readonly devices: PushDevicesRepository,
    private readonly services: PushServices,
    private readonly key: PushKeyRepository,
  ) {}

  /**
   * Sends a log-in's notifications to a subscription from now on. Throws 400 for an address of no
   * known push service, 409 with our key for a subscription that was made with another one.
   */
  async bind(idHash: string, { endpoint, keys, pushKey }: PushSubscriptionInput): Promise<void> {
    if (!this.services.isKnown(endpoint)) {
      throw badRequest('unknown_push_service', messages.unknownPushService);
    }
    if (!isKeyOfBrowser(keys.p256dh)) {
      throw badRequest('invalid_push_key', messages.invalidPushKey);
    }
    const { publicKey } = await this.key.read();
    if (pushKey !== publicKey) {
      throw conflict('other_key', messages.otherPushKey, { pushKey: publicKey });
    }
    await this.devices.bind(idHash, { endpoint, ...keys });
  }

  /** The same for a log-in that has a device; throws 404 for one that has none. */
  async replace(idHash: string, subscription: PushSubscriptionInput): Promise<void> {
    if (!(await this.devices.isBound(idHash))) throw notFound('no_device', messages.noDevice);
    await this.bind(idHash, subscription);
  }

  async unbind(idHash: string): Promise<void> {
    await this.devices.unbind(idHash);
  }
}
