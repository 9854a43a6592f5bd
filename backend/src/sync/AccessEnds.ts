import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { DatabaseHeartbeat } from '../database/DatabaseHeartbeat.js';
import { Bus } from './Bus.js';
import { LocalDelivery } from './LocalDelivery.js';

const CHECK_EVERY_MS = 1_000;
/** By then the node that removed a member has told it by the bus as a rule, and nothing is left to read. */
const BUS_GOES_FIRST_MS = 250;

/**
 * [S4], [S5] Hears from PostgreSQL which sessions and memberships ended, beside the bus: where one of
 * both hangs, the other tells within a second. Where both are away this node can hear of no end any
 * more, and closes its live connections: the clients go to another node.
 */
@Injectable()
export class AccessEnds implements OnApplicationShutdown {
  readonly #log = new Logger('delivery');
  readonly #families = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DatabaseHeartbeat,
    private readonly bus: Bus,
    private readonly delivery: LocalDelivery,
    jobs: BackgroundJobs,
  ) {
    database.listen('kinday_sessions_ended', (idHashes) =>
      delivery.deliver({ kind: 'sessionsEnded', idHashes: idHashes.split(',') }),
    );
    database.listen('kinday_members_removed', (familyIds) => this.#removed(familyIds.split(',')));
    jobs.add(new RecurringJob('cut off', CHECK_EVERY_MS, () => this.#closeWhereCutOff()));
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#timer);
  }

  #removed(familyIds: string[]): void {
    familyIds.forEach((id) => this.#families.add(id));
    this.#timer ??= setTimeout(() => void this.#compare(), BUS_GOES_FIRST_MS);
  }

  async #compare(): Promise<void> {
    const families = [...this.#families];
    this.#families.clear();
    this.#timer = undefined;
    try {
      await this.delivery.compareSome(families);
    } catch (error) {
      // The database has gone away since: all is compared once it is back.
      this.#log.warn(`What a removal changed could not be read: ${String(error)}`);
    }
  }

  #closeWhereCutOff(): Promise<void> {
    if (this.bus.isAway && this.database.isAway) this.delivery.closeAll();
    return Promise.resolve();
  }
}
