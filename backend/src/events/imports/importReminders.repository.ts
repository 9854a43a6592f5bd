import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kinday/contracts/product';
import type { Statement } from '../../database/Trip.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import type { ImportRow } from './ImportRow.js';

/** What a person chose for an entry before stays; those for whom there is no room are left out. */
const ADD_REMINDERS: Statement = {
  name: 'add_imported_reminders',
  text: `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed, all_day)
    SELECT user_id, family_id, entry_id, timed, all_day
    FROM jsonb_populate_recordset(NULL::entry_reminders, $3)
    LIMIT greatest(0, $2 - (SELECT count(*) FROM entry_reminders WHERE user_id = $1))
    ON CONFLICT DO NOTHING`,
};

/** Alarms of a file as reminders of who imports it. */
@Injectable()
export class ImportRemindersRepository {
  add(
    { transaction, family, actorId }: FamilyWrite,
    entries: readonly { row: ImportRow; entryId: string }[],
  ): void {
    const rows = entries.flatMap(({ row: { object, fields }, entryId }) => {
      const { alarms } = object;
      if (alarms.length === 0) return [];
      const leads = fields.isAllDay ? { all_day: alarms } : { timed: alarms };
      return [{ user_id: actorId, family_id: family.id, entry_id: entryId, ...leads }];
    });
    if (rows.length === 0) return;
    transaction.write(ADD_REMINDERS, [actorId, LIMITS.ownReminders, JSON.stringify(rows)]);
  }
}
