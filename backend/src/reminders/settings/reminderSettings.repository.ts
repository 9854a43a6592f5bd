import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  firstReminderSettings,
  MAIL_KINDS,
  type MailKind,
  type ReminderSettings,
} from '@kinday/contracts/reminders';
import { UTC } from '@kinday/contracts/timeZone';
import { DataSource, type EntityManager } from 'typeorm';
import { LIVING_SESSION } from '../../auth/SessionStore.js';
import { SETTING_COLUMNS } from '../../access/settingColumns.js';

/** What somebody chose, or what holds until they do. */
export interface Chosen {
  settings: ReminderSettings;
  hasChosen: boolean;
}

const FIND = `SELECT ${SETTING_COLUMNS} FROM reminder_settings r WHERE r.user_id = $1`;

/** What people chose of their reminders. */
@Injectable()
export class ReminderSettingsRepository {
  constructor(private readonly database: DataSource) {}

  find(userId: string): Promise<Chosen> {
    return this.#find(this.database.manager, userId);
  }

  /**
   * Writes what `change` makes of a user's settings; of two at once the second sees the first.
   * @returns false when nothing is different, or the user is gone
   */
  async update(
    userId: string,
    change: (settings: ReminderSettings) => ReminderSettings,
  ): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      // One turn for each user: the row may not be there yet.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `reminder settings ${userId}`,
      ]);
      // Who ends mails meanwhile has ended them: they come before this, or after it.
      const { settings, hasChosen } = await this.#find(manager, userId, 'FOR UPDATE');
      const after = change(settings);
      if (hasChosen && isDeepStrictEqual(after, settings)) return false;
      await write(manager, userId, after);
      return true;
    });
  }

  /** Ends mails of some kinds. @returns false when they have ended before, or nothing was ever chosen */
  async endMails(userId: string, kinds: readonly MailKind[]): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown[], number]>(
      `UPDATE reminder_settings SET ended_mails =
         ARRAY(SELECT kind FROM unnest($3::text[]) AS kind WHERE kind = ANY (ended_mails || $2::text[]))
       WHERE user_id = $1 AND NOT ended_mails @> $2::text[]`,
      [userId, kinds, MAIL_KINDS],
    );
    return changed > 0;
  }

  /** Whether a log-in was to be remembered. */
  async isRemembered(idHash: string): Promise<boolean> {
    const [row] = await this.database.query<{ remember: boolean }[]>(
      `SELECT remember FROM sessions WHERE id_hash = $1 AND ${LIVING_SESSION}`,
      [idHash],
    );
    return row?.remember ?? false;
  }

  async #find(manager: EntityManager, userId: string, lock = ''): Promise<Chosen> {
    const [settings] = await manager.query<ReminderSettings[]>(`${FIND} ${lock}`, [userId]);
    if (settings) return { settings, hasChosen: true };
    const [current] = await manager.query<{ zone: string }[]>(
      'SELECT f.zone FROM users u JOIN families f ON f.id = u.current_family_id WHERE u.id = $1',
      [userId],
    );
    return { settings: firstReminderSettings(current?.zone ?? UTC), hasChosen: false };
  }
}

/** Nothing for a user who is gone. */
async function write(
  manager: EntityManager,
  userId: string,
  settings: ReminderSettings,
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await manager.query(
    `INSERT INTO reminder_settings (user_id, is_on, zone, timed, all_day, way, quiet, morning, week,
       changes, ended_mails)
     SELECT id, $2, $3, $4::integer[], $5::jsonb, $6, $7::jsonb, $8::jsonb, $9::jsonb, $10::jsonb,
       $11::text[]
     FROM users WHERE id = $1 FOR KEY SHARE
     ON CONFLICT (user_id) DO UPDATE SET (is_on, zone, timed, all_day, way, quiet, morning, week,
       changes, ended_mails) = (excluded.is_on, excluded.zone, excluded.timed, excluded.all_day,
       excluded.way, excluded.quiet, excluded.morning, excluded.week, excluded.changes,
       excluded.ended_mails)`,
    [
      userId,
      settings.isOn,
      settings.zone,
      settings.timed,
      json(settings.allDay),
      settings.way,
      json(settings.quiet),
      json(settings.morning),
      json(settings.week),
      json(settings.changes),
      settings.endedMails,
    ],
  );
}
