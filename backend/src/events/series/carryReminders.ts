import type { Statement } from '../../database/Trip.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';

const CARRY_REMINDERS: Statement = {
  name: 'carry_reminders',
  text: `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed, all_day)
    SELECT user_id, family_id, $2, timed, all_day FROM entry_reminders WHERE entry_id = $1
    ON CONFLICT DO NOTHING`,
};

/** Members keep the reminders they chose for an event or a series for what goes on in its place. */
export function carryReminders({ transaction }: FamilyWrite, from: string, to: string): void {
  transaction.write(CARRY_REMINDERS, [from, to]);
}
