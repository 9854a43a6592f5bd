import { Injectable } from '@nestjs/common';
import { Metrics } from '../common/metrics/Metrics.js';
import { Bus } from './Bus.js';
import { LocalDelivery } from './LocalDelivery.js';
import type { News } from './News.js';

/** [S3] Delivers news to this node's sockets, then hands it to the bus for the other nodes. */
@Injectable()
export class Publisher {
  constructor(
    private readonly local: LocalDelivery,
    private readonly bus: Bus,
    private readonly metrics: Metrics,
  ) {
    bus.onNews((news) => this.local.deliver(news));
  }

  /** Call only after the commit; never waits and never throws. */
  publish(news: News): void {
    if (news.kind === 'change') this.metrics.published();
    this.local.deliver(news);
    this.bus.send(news);
  }
}
