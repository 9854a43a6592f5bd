import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { TrialRepository } from './trial.repository.js';

const EVERY_MS = 5 * 60 * 1000;

/** Ends trials that are over also where nobody writes, so that everybody sees it. */
@Injectable()
export class TrialEnds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #log = new Logger('trials');
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(
    private readonly trials: TrialRepository,
    private readonly writer: FamilyWriter,
  ) {}

  onApplicationBootstrap(): void {
    this.#start();
    this.#timer = setInterval(() => this.#start(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #start(): void {
    this.#round = this.#endTrials().catch((error: unknown) => {
      // The database is away, say: the next round tries again.
      this.#log.error(`Trials were not ended: ${String(error)}`);
    });
  }

  /** The writer itself ends a trial that is over; all it needs is to be asked. */
  async #endTrials(): Promise<void> {
    await this.trials.forEachOver(async ({ id, ownerId }) => {
      await this.writer.transact(ownerId, (transaction) => transaction.lock(id));
    });
  }
}
