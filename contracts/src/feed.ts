import * as z from 'zod/mini';
import type { CalendarDate } from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';
import { clockTimeSchema } from './clockTime.js';
import { hexColorSchema } from './color.js';
import { LIMITS } from './product.js';
import { requiredText } from './text.js';
import { calendarNameSchema, idSchema } from './user.js';
import * as messages from './messages.js';

export const FEED_KINDS = ['link', 'holidays'] as const;

/**
 * A calendar of others that a family subscribed to, as its members see it: the one behind a link, or the
 * public holidays of a country. What stands in it is read-only, and no part of the log.
 */
export const feedSchema = z.object({
  id: idSchema,
  familyId: idSchema,
  kind: z.enum(FEED_KINDS),
  name: z.string(),
  color: hexColorSchema,
  /** Where it comes from; never the whole address, which may hold a secret. Null for holidays. */
  host: z.nullable(z.string()),
  /** Of holidays: a country by ISO 3166-1, and one of its regions by the part of ISO 3166-2 after it. */
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  addedBy: idSchema,
  /** +1 whenever something else stands in it: screens then read its events again. */
  contentVersion: z.int(),
  createdAt: z.string(),
});
export type Feed = z.infer<typeof feedSchema>;

const look = { name: calendarNameSchema, color: hexColorSchema };

/** A new one; `id` made by the client lets a retry find the first try's. */
export const createFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    ...look,
    kind: z.literal('link'),
    id: z.optional(idSchema),
    familyId: z.optional(idSchema),
    address: requiredText(
      LIMITS.feedAddress,
      messages.enterFeedAddress,
      messages.feedAddressTooLong,
    ),
  }),
  z.object({
    ...look,
    kind: z.literal('holidays'),
    id: z.optional(idSchema),
    familyId: z.optional(idSchema),
    country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: messages.chooseCountry })),
    region: z._default(
      z.nullable(
        z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/, { error: messages.chooseRegion })),
      ),
      null,
    ),
  }),
]);
export type CreateFeedInput = z.infer<typeof createFeedSchema>;

export const updateFeedSchema = z.object(look);
export type UpdateFeedInput = z.infer<typeof updateFeedSchema>;

/** What a feed has on a day, in the family's clock; one entry for each occurrence. */
export const feedEventSchema = z.object({
  /** Names the occurrence on a page: no event has it. It stays as long as the occurrence says the same. */
  id: z.string(),
  feedId: idSchema,
  title: z.string(),
  date: calendarDateSchema,
  moreDays: z.int(),
  isAllDay: z.boolean(),
  startTime: z.nullable(clockTimeSchema),
  endTime: z.nullable(clockTimeSchema),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Whether its source no longer has it: where most events are missing, they are kept for some days. */
  isKept: z._default(z.boolean(), false),
});
export type FeedEvent = z.infer<typeof feedEventSchema>;

/**
 * Names an occurrence of a feed's event on a page.
 * @param key of the event, among those of its feed
 * @param day on which it begins, as its own clock tells it
 */
export function feedEventId(feedId: string, key: string, day: CalendarDate): string {
  return `${feedId}:${key}:${day}`;
}

/**
 * The answer of GET /api/feeds/events: of all feeds of a family, in the order of events. It is another one
 * after a feed came, went or has another `contentVersion`, and when the family's zone is another.
 */
export const feedEventsAnswerSchema = z.object({
  events: z.array(feedEventSchema),
  /** Whether some of them had no room in the answer. */
  isCut: z.boolean(),
});
export type FeedEventsAnswer = z.infer<typeof feedEventsAnswerSchema>;

export const feedStatusInputSchema = z.object({ familyId: z.optional(idSchema) });
export type FeedStatusInput = z.infer<typeof feedStatusInputSchema>;

/** How a feed's source is doing, for the settings. Instants are ISO texts. */
export const feedStatusSchema = z.object({
  id: idSchema,
  /** When it was last asked for; null before the first time. */
  checkedAt: z.nullable(z.string()),
  /** When it last answered with a calendar. */
  readAt: z.nullable(z.string()),
  /** From when on "Refresh now" does something; null for at once. */
  refreshableAt: z.nullable(z.string()),
  /** Events and series that are kept of it. */
  count: z.int(),
  /** What people have to know: that it does not answer, or has much less now; null when all is well. */
  problem: z.nullable(z.string()),
});
export type FeedStatus = z.infer<typeof feedStatusSchema>;
export const feedStatusesSchema = z.array(feedStatusSchema);

/** The countries whose public holidays are known, with their regions. */
export const holidayCountriesSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
);
export type HolidayCountry = z.infer<typeof holidayCountriesSchema>[number];
