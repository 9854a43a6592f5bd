import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Statement } from '../../database/Trip.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';

const CARRY_REMINDERS: Statement = {
  name: 'carry_reminders',
  text: `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed, all_day)
    SELECT user_id, family_id, $2, timed, all_day FROM entry_reminders WHERE entry_id = $1
    ON CONFLICT DO NOTHING`,
};

/** Reminders that wait for the end of somebody's quiet hours: of which entry they are is all that changes. */
const carryWaiting = (name: string, condition: string, entryId: string): Statement => ({
  name,
  text: `UPDATE notices SET data = jsonb_set(data, '{entryId}', to_jsonb(${entryId}))
    WHERE kind = 'reminder' AND outcome IS NULL AND ${condition}
      AND user_id = ANY(ARRAY(SELECT user_id FROM members WHERE family_id = $1))`,
});
const CARRY_ONE = carryWaiting('carry_waiting', `data ->> 'entryId' = $2`, '$3::text');
const CARRY_FROM_DAY = carryWaiting(
  'carry_waiting_from_day',
  `data ->> 'entryId' LIKE $2 || ':%' AND data ->> 'date' >= $4`,
  `replace(data ->> 'entryId', $2, $3)`,
);

/** Members keep the reminders they chose for an event or a series for what goes on in its place. */
export function carryReminders({ transaction }: FamilyWrite, from: string, to: string): void {
  transaction.write(CARRY_REMINDERS, [from, to]);
}

/**
 * Members are reminded of an event or an occurrence that goes on under another id, also where the
 * reminder waits already.
 * @param from,to lasting ids: of an event, or of an occurrence
 */
export function carryWaitingReminder(write: FamilyWrite, from: string, to: string): void {
  write.transaction.write(CARRY_ONE, [write.family.id, from, to]);
}

/** The same of the occurrences of a series from a day on, which become those of another one. */
export function carryWaitingFrom(
  write: FamilyWrite,
  from: string,
  to: string,
  day: CalendarDate,
): void {
  write.transaction.write(CARRY_FROM_DAY, [write.family.id, from, to, day]);
}
