import { Injectable } from '@nestjs/common';
import { Metrics } from '../common/metrics/Metrics.js';
import { Bus } from './Bus.js';
import { KnownFamilies } from './KnownFamilies.js';
import { LocalDelivery } from './LocalDelivery.js';
import type { BusMessage } from './BusMessage.js';

/** [S3] Delivers a message to this node's sockets, then hands it to the bus for the other nodes. */
@Injectable()
export class Publisher {
  constructor(
    private readonly local: LocalDelivery,
    private readonly bus: Bus,
    private readonly metrics: Metrics,
    known: KnownFamilies,
  ) {
    bus.onMessage({
      follows: (familyId) => local.serves(familyId) || known.has(familyId),
      hear: (message) => {
        if (message.kind === 'change') known.hear(message.change, message.versions);
        local.deliver(message);
      },
    });
  }

  /** Call only after the commit; never waits and never throws. */
  publish(message: BusMessage): void {
    if (message.kind === 'change') this.metrics.published();
    this.local.deliver(message);
    this.bus.send(message);
  }
}
