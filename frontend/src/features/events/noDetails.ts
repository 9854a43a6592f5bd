import { ABSENT } from '@kinday/contracts/eventFields';

/**
 * What a draft says that was kept before an update of the page brought these fields. Apart from the
 * drafts' rules, which come with the dialog: the calendar's first screen looks for kept drafts.
 */
export const NO_DETAILS = { ...ABSENT, location: '', rrule: '', isKindCleared: false };
