import { Inject, Injectable } from '@nestjs/common';
import { applyReminderChoice } from '@kinday/contracts/applyReminderChoice';
import type {
  EntryReminders,
  RemindersAnswer,
  ReminderSettingsInput,
} from '@kinday/contracts/reminders';
import { seriesIdOf } from '@kinday/contracts/series';
import { Clock } from '../../common/Clock.js';
import { forbidden, notFound } from '../../common/problem.js';
import { CONFIG, type Config } from '../../config.js';
import { PushChannel } from '../../notices/push/PushChannel.js';
import { PushKeyRepository } from '../../notices/push/pushKey.repository.js';
import { Publisher } from '../../sync/Publisher.js';
import { EntryRemindersRepository } from './entryReminders.repository.js';
import { ReminderSettingsRepository } from './reminderSettings.repository.js';
import * as messages from './messages.js';

/** What people want to be reminded of, and how. */
@Injectable()
export class ReminderSettingsService {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly entries: EntryRemindersRepository,
    private readonly push: PushChannel,
    private readonly pushKeys: PushKeyRepository,
    private readonly clock: Clock,
    private readonly publisher: Publisher,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param idHash of the session that asks */
  async read(userId: string, idHash: string): Promise<RemindersAnswer> {
    const { publicKey } = await this.pushKeys.read();
    const devices = await this.push.devicesOf([userId], await this.clock.now());
    return {
      ...(await this.settings.find(userId)),
      pushKey: publicKey,
      devices: devices.length,
      sendsMail: this.config.smtpUrl !== undefined,
      isRemembered: await this.settings.isRemembered(idHash),
    };
  }

  /** Writes what a user chose; their other tabs hear of it. */
  async choose(userId: string, chosen: ReminderSettingsInput): Promise<void> {
    const isChanged = await this.settings.update(userId, (before) =>
      applyReminderChoice(before, chosen),
    );
    if (isChanged) this.publisher.publish({ kind: 'account', userId });
  }

  /**
   * How a user differs from their reminders for an event or a series. Throws 404 for those of others.
   * @param name an id, or an occurrence's name, which means its series
   */
  async readEntry(userId: string, name: string): Promise<EntryReminders> {
    const own = await this.entries.find(userId, seriesIdOf(name));
    if (!own) throw noSuchEntry();
    return own;
  }

  /** Writes it. Throws 404 as well, and 403 for one too many. */
  async chooseForEntry(userId: string, name: string, own: EntryReminders): Promise<void> {
    const outcome = await this.entries.set(userId, seriesIdOf(name), own);
    if (outcome === 'gone') throw noSuchEntry();
    if (outcome === 'full') throw forbidden('too_many_reminders', messages.tooManyOwnReminders);
    this.publisher.publish({ kind: 'account', userId });
  }
}

function noSuchEntry() {
  return notFound('no_such_event', messages.noSuchEvent);
}
