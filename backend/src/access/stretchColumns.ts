import type { EventFields } from '@kinday/contracts/eventFields';

/** What says when an event is, and on whose clocks: what `shownIn` of the contract asks for. */
export type Stretch = Pick<
  EventFields,
  'date' | 'isAllDay' | 'startTime' | 'endTime' | 'moreDays' | 'zone'
>;

/** The columns of a `Stretch`. */
export const stretchColumns = (of: 'e' | 's') => `${of}.date, ${of}.is_all_day AS "isAllDay",
  ${of}.start_time AS "startTime", ${of}.end_time AS "endTime", ${of}.more_days AS "moreDays", ${of}.zone`;
