import { ABSENT, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { Series } from '@kinday/contracts/series';
import { newSeries } from '@kinday/contracts/seriesInput';
import type { ShownFamily } from './useFamily';

/** A family, by its id. */
export const HOME = 'f0000000-0000-4000-8000-000000000000';
/** An instant at which things are made in it. */
export const AT = '2026-11-12T10:00:00.000Z';

export const olga: Member = {
  id: 'a0000000-0000-4000-8000-000000000000',
  name: 'Olga',
  phone: '1',
  color: null,
  birthday: null,
  anniversary: null,
  role: 'owner',
  joinedAt: AT,
};

export const picnic: EventFields = {
  ...ABSENT,
  title: 'Picnic',
  date: '2026-11-18',
  isAllDay: true,
  startTime: null,
  endTime: null,
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
};

/** Every Thursday from November 5, 2026 on. */
export const piano: Series = newSeries(
  'e0000000-0000-4000-8000-000000000000',
  HOME,
  olga,
  { ...picnic, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' },
  AT,
);

/** It as Olga sees it; its clocks are those of Berlin. */
export const shownHome: ShownFamily = {
  family: {
    id: HOME,
    name: 'Home',
    ownerId: olga.id,
    inviteCode: 'ABC12345',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    trialEndsAt: null,
    zone: 'Europe/Berlin',
    createdAt: AT,
  },
  members: [olga],
  ownCategories: [],
  feeds: [],
  me: olga,
  isOwner: true,
};
