import type { ReactNode } from 'react';
import { sentence } from '../../ui/sentence';

export const listWhatNeedsSomebody = 'List what needs somebody';
export const membersAndTheirColors = 'Members and their colors';
export const subscribedCalendars = 'Subscribed calendars';

/** `+3 more`, of which only listeners get the word. */
export const more = (count: number, spoken: (words: string) => ReactNode) =>
  sentence`+${count}${spoken(' more')}`;
export const online = (name: string) => `${name}, online`;
export const otherMembers = 'Other members';
