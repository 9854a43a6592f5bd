/** Says that a screen shows every change at once: in the calendar, and in the picture of one. */
export const LIVE_WORD = 'Live';
