import * as z from 'zod/mini';
import { isRealDate } from './calendarDate.js';
import * as messages from './messages.js';

/** A `yyyy-MM-dd` text naming a day that exists. */
export const calendarDateSchema = z
  .string({ error: messages.invalidDateFormat })
  .check(z.refine(isRealDate, { error: messages.invalidDateFormat }));
