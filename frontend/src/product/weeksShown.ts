/** A month is shown as six weeks, whatever day it begins on: the grid never changes its height. */
export const WEEKS_SHOWN = 6;
export const DAYS_SHOWN = WEEKS_SHOWN * 7;
