import type { View } from '@kinday/contracts/applyChange';
import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Calendar } from '@kinday/contracts/family';
import type { CurrentUser } from '@kinday/contracts/user';
import { keptAnswer } from './keptAnswers';
import { keptDaysView, keptFamilyView } from './keptView';
import { readCopyAsOwner } from './owner';
import { keptFamilies } from './replica';

/** What the calendar's first screen shows. */
export interface FirstCopy {
  user: CurrentUser;
  calendars: readonly Calendar[];
  /** Null where the calendar itself is not kept. */
  family: {
    view: View;
    epoch: string;
    months: readonly { month: CalendarMonth; view: View }[];
  } | null;
}

/**
 * What this device has of the first screen; null without a copy.
 * @param months to show of their current calendar; without the first one nothing of it is answered
 */
export async function readFirstCopy(months: readonly CalendarMonth[]): Promise<FirstCopy | null> {
  await readCopyAsOwner();
  const [user, calendars] = await Promise.all([keptAnswer('me'), keptAnswer('calendars')]);
  if (!user || !calendars) return null;
  return {
    user,
    calendars,
    family: user.familyId ? await readFamily(user.familyId, months) : null,
  };
}

async function readFamily(
  familyId: string,
  months: readonly CalendarMonth[],
): Promise<FirstCopy['family']> {
  const [families, view, ...views] = await Promise.all([
    keptFamilies(),
    keptFamilyView(familyId),
    ...months.map((month) => keptDaysView(familyId, monthRange(month))),
  ]);
  const epoch = families.find(({ id }) => id === familyId)?.epoch;
  const kept = months.flatMap((month, at) => {
    const days = views[at];
    return days && days.revision === view?.revision ? [{ month, view: days }] : [];
  });
  return view && epoch && kept[0]?.month === months[0] ? { view, epoch, months: kept } : null;
}
