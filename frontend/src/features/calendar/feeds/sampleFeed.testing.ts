import type { Feed, FeedEvent } from '@kinday/contracts/feed';
import { AT, HOME, olga } from '../../../sync/sampleFamily.testing';

export const school: Feed = {
  id: '5c000000-0000-4000-8000-000000000000',
  familyId: HOME,
  kind: 'link',
  name: 'School',
  color: '#1f6b4f',
  host: 'school.example',
  country: null,
  region: null,
  addedBy: olga.id,
  contentVersion: 1,
  createdAt: AT,
};

/** What the school has on a day: all day, unless hours are said. */
export function feedEvent(title: string, date: string, fields: Partial<FeedEvent> = {}): FeedEvent {
  const allDay = { moreDays: 0, isAllDay: true, startTime: null, endTime: null };
  const more = { location: null, notes: null, isKept: false };
  return { id: `${title} ${date}`, feedId: school.id, title, date, ...allDay, ...more, ...fields };
}
