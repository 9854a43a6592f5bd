import * as z from 'zod/mini';
import { calendarLinkSchema } from './calendarLink.js';
import { deviceSchema } from './device.js';
import { eventSchema } from './event.js';
import { feedSchema } from './feed.js';
import { memberSchema } from './member.js';
import { ownCategorySchema } from './ownCategory.js';
import { entryRemindersSchema, reminderSettingsSchema } from './reminders.js';
import { seriesSchema } from './series.js';
import { currentUserSchema, idSchema } from './user.js';

/** Everything the product keeps of one user, as they may take it home. Instants are ISO texts. */
export const ownDataSchema = z.object({
  product: z.string(),
  exportedAt: z.string(),
  profile: z.extend(z.omit(currentUserSchema, { familyId: true, isRemembered: true }), {
    createdAt: z.string(),
  }),
  calendars: z.array(
    z.extend(z.pick(memberSchema, { role: true, color: true, joinedAt: true }), {
      id: idSchema,
      name: z.string(),
      /** What `ownCategoryId` of an event names. */
      ownCategories: z.array(z.omit(ownCategorySchema, { familyId: true })),
    }),
  ),
  /** How the user is reminded; null where they never chose. */
  reminders: z.nullable(reminderSettingsSchema),
  /** How they differ for single events and series. */
  ownReminders: z.array(z.extend(entryRemindersSchema, { entryId: idSchema })),
  devices: z.array(deviceSchema),
  /** The calendars of others that the user added to theirs, with their addresses. */
  feeds: z.array(
    z.extend(z.omit(feedSchema, { addedBy: true, host: true, contentVersion: true }), {
      address: z.nullable(z.string()),
    }),
  ),
  /** Where the user's programs read their calendars; of the addresses only digests are kept. */
  calendarLinks: z.array(z.extend(calendarLinkSchema, { familyId: idSchema })),
  /** Those the user added, in the calendars they are in. */
  series: z.array(z.omit(seriesSchema, { creator: true, creatorId: true, version: true })),
  /** Likewise. */
  events: z.array(z.omit(eventSchema, { creator: true, creatorId: true, version: true })),
});
export type OwnData = z.infer<typeof ownDataSchema>;
