import type { View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { ChangesAnswer } from '@kinday/contracts/change';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { editsWithDefaults, withDefaults } from '@kinday/contracts/recordDefaults';
import type { MonthAnswer } from '@kinday/contracts/series';

// Answers as this release means them: a server of an earlier one leaves out what came since.

/** The view that the answer to GET /api/family is. */
export function familyViewOf(
  { family, members, ...others }: FamilyAnswer,
  familyId: string,
  revision: number,
): View {
  const { ownCategories = [], feeds = [] }: Partial<typeof others> = others;
  const families = [withDefaults('families', family)];
  return { familyId, revision, range: null, records: { families, members, ownCategories, feeds } };
}

/** The view that the answer to GET /api/month is. */
export function daysViewOf(
  { events, series }: MonthAnswer,
  familyId: string,
  range: DateRange,
  revision: number,
): View {
  const records = {
    events: events.map((event) => withDefaults('events', event)),
    series: series.map((each) => withDefaults('series', each)),
  };
  return { familyId, revision, range, records };
}

/** A page of changes. */
export function wholeChanges(answer: ChangesAnswer): ChangesAnswer {
  const changes = answer.changes.map((change) => ({
    ...change,
    edits: editsWithDefaults(change.edits),
  }));
  return { ...answer, changes };
}
