import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { EventLoopSlice } from '../common/EventLoopSlice.js';
import type { Todays } from './searchSql.js';

/** Of records that repeat, each with its day nearest to today, in slices; one without any day is left out. */
export async function nearestDays<Record extends Repetition & { familyId: string }>(
  records: readonly Record[],
  todays: Todays,
): Promise<[record: Record, day: CalendarDate][]> {
  const slice = new EventLoopSlice();
  const found: [Record, CalendarDate][] = [];
  for (const record of records) {
    const today = todays.get(record.familyId);
    const day = today === undefined ? null : nearestDay(record, today);
    if (day !== null) found.push([record, day]);
    await slice.end();
  }
  return found;
}
