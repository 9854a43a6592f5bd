import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthName } from '@kinday/contracts/dateText';

/** `2 MB` */
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

export const monthFull = (month: CalendarMonth, most: number) =>
  `${monthName(month)} ${month.slice(0, -3)} is full: the texts of its events hold ${megabytes(most)}. Please shorten or delete some of them.`;
export const changedDaysFull = (most: number) =>
  `The texts of the days of this event that were changed by themselves hold ${megabytes(most)}, and no more fit. Please shorten some of them.`;
export const seriesFull = (most: number) =>
  `The texts of this calendar’s repeating events hold ${megabytes(most)}, and no more fit. Please shorten or delete some of them.`;
