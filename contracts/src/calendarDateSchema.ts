import * as z from 'zod/mini';
import { isRealDate } from './calendarDate.js';

/** A `yyyy-MM-dd` text naming a day that exists. */
export const calendarDateSchema = z
  .string({ error: 'Invalid date format' })
  .check(z.refine(isRealDate, { error: 'Invalid date format' }));
