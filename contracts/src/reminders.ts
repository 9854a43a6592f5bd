import * as z from 'zod/mini';
import { clockTimeSchema } from './clockTime.js';
import type { Event } from './event.js';
import { LIMITS } from './product.js';
import { timeZoneSchema } from './timeZone.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** How a person is told: on each device that allows it, by mail, or both. */
export const WAYS = ['notification', 'mail', 'both'] as const;
export type Way = (typeof WAYS)[number];

/** What comes by mail and can be ended by one press in the mail. */
export const MAIL_KINDS = ['reminders', 'morning', 'week', 'changes'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const tooMany = messages.tooManyReminders(LIMITS.remindersEach);
const way = z.enum(WAYS, { error: messages.invalidChoice });

/** Minutes before a timed event begins. */
const timedLeadSchema = z
  .int({ error: messages.invalidLead })
  .check(
    z.minimum(0, { error: messages.invalidLead }),
    z.maximum(LIMITS.reminderDays * 24 * 60, { error: messages.leadTooLong(LIMITS.reminderDays) }),
  );

/** So many days before an all-day event, at an hour of the person's own zone. */
const allDayLeadSchema = z.object({
  days: z
    .int({ error: messages.invalidLead })
    .check(
      z.minimum(0, { error: messages.invalidLead }),
      z.maximum(LIMITS.reminderDays, { error: messages.leadTooLong(LIMITS.reminderDays) }),
    ),
  time: clockTimeSchema,
});
export type AllDayLead = z.infer<typeof allDayLeadSchema>;

/** None to three each, every one once, the nearest to the event first. */
const timedLeadsSchema = z.pipe(
  z.array(timedLeadSchema).check(z.maxLength(LIMITS.remindersEach, { error: tooMany })),
  z.transform((leads: number[]) => [...new Set(leads)].sort((one, other) => one - other)),
);
const allDayLeadsSchema = z.pipe(
  z.array(allDayLeadSchema).check(z.maxLength(LIMITS.remindersEach, { error: tooMany })),
  z.transform((leads: AllDayLead[]) =>
    [...new Map(leads.map((lead) => [`${lead.days} ${lead.time}`, lead])).values()].sort(
      (one, other) => one.days - other.days || (one.time < other.time ? 1 : -1),
    ),
  ),
);

const settingFields = {
  /** Whether the person is reminded at all; nobody is before they turned it on. */
  isOn: z.boolean({ error: messages.invalidChoice }),
  /** In which all hours of these settings are meant, and those of all-day reminders. */
  zone: timeZoneSchema,
  timed: timedLeadsSchema,
  allDay: allDayLeadsSchema,
  way,
  /** From one time to the other, over midnight where the second is earlier. */
  quiet: z.nullable(
    z
      .object({ from: clockTimeSchema, to: clockTimeSchema })
      .check(z.refine(({ from, to }) => from !== to, { error: messages.quietHoursAreEmpty })),
  ),
  /** "What's on today", on some weekdays (0 is Sunday). */
  morning: z.nullable(
    z.object({
      time: clockTimeSchema,
      weekdays: z.pipe(
        z
          .array(z.int().check(z.minimum(0), z.maximum(6)))
          .check(z.minLength(1, { error: messages.chooseADay }), z.maxLength(7)),
        z.transform((days: number[]) => [...new Set(days)].sort((one, other) => one - other)),
      ),
      way,
    }),
  ),
  /** "The week ahead", on Sundays. */
  week: z.nullable(z.object({ time: clockTimeSchema, way })),
  /** What others change of events within 48 hours. */
  changes: z.nullable(z.object({ way })),
  /** Mails that the person ended. */
  endedMails: z.array(z.enum(MAIL_KINDS)),
};

/** What a person wants to be told outside the page; nobody else sees it. */
export const reminderSettingsSchema = z.object(settingFields);
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

/** What of it a person changes. */
export const reminderSettingsInputSchema = z.partial(reminderSettingsSchema);
export type ReminderSettingsInput = z.infer<typeof reminderSettingsInputSchema>;

/** What holds until a person has chosen. */
export function firstReminderSettings(zone: string): ReminderSettings {
  return {
    isOn: false,
    zone,
    timed: [30],
    allDay: [{ days: 1, time: '18:00' }],
    way: 'notification',
    quiet: null,
    morning: null,
    week: null,
    changes: null,
    endedMails: [],
  };
}

/** The answer of GET /api/me/reminders. */
export const remindersAnswerSchema = z.object({
  settings: reminderSettingsSchema,
  /** False until a person chose something: until then the zone is their calendar's. */
  hasChosen: z.boolean(),
  /** For `PushManager.subscribe`, base64url. */
  pushKey: z.string(),
  /** Devices that take notifications. */
  devices: z.int(),
  /** Whether mails are sent, and not kept in the server's folder. */
  sendsMail: z.boolean(),
  /** Whether this log-in lasts; one that ends after two idle hours takes its notifications along. */
  isRemembered: z.boolean(),
});
export type RemindersAnswer = z.infer<typeof remindersAnswerSchema>;

/** How a person differs from their defaults for one event or series; null where they do not. */
export const entryRemindersSchema = z.object({
  timed: z.nullable(timedLeadsSchema),
  allDay: z.nullable(allDayLeadsSchema),
});
export type EntryReminders = z.infer<typeof entryRemindersSchema>;
/** Their reminders for all events hold. */
export const NOTHING_OWN: EntryReminders = { timed: null, allDay: null };

/** A browser's subscription, as `PushSubscription.toJSON` tells it, and the key it was made with. */
export const pushSubscriptionSchema = z.object({
  pushKey: z.string().check(z.maxLength(100, { error: messages.invalidPushAddress })),
  endpoint: z
    .string({ error: messages.invalidPushAddress })
    .check(z.maxLength(1_000, { error: messages.invalidPushAddress })),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/, { error: messages.invalidPushAddress })),
    auth: z.string().check(z.regex(/^[\w-]{22}=*$/, { error: messages.invalidPushAddress })),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

/** Why a subscription is refused that was made with another key: what to make a new one with. */
export const otherPushKeySchema = z.object({ code: z.literal('other_key'), pushKey: z.string() });

/** The answer of POST /api/me/reminders/test: which test it is, to ask what came of it. */
export const testReminderSchema = z.object({ id: idSchema });
export type TestReminder = z.infer<typeof testReminderSchema>;

/** What came of a test reminder. */
export const testOutcomeSchema = z.object({
  state: z.enum(['underway', 'told', 'failed']),
  /** Devices that took it. */
  devices: z.int(),
  isMailed: z.boolean(),
});
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

/** A lead time of either kind. */
export type Lead = number | AllDayLead;

type Concerning = Pick<Event, 'forIds' | 'claimedBy'>;

/** Whether an event concerns a member: it is for them or for everybody, or they said they will do it. */
export function concerns({ forIds, claimedBy }: Concerning, userId: string): boolean {
  return forIds.length === 0 || forIds.includes(userId) || claimedBy === userId;
}

/**
 * When a member is reminded of an event: as they chose for it, else by their defaults if it concerns
 * them. Whether they are reminded at all says `isOn`.
 * @param own what they chose for this event, else for its series
 */
export function leadsOf(
  event: Concerning & Pick<Event, 'isAllDay'>,
  userId: string,
  settings: Pick<ReminderSettings, 'timed' | 'allDay'>,
  own: EntryReminders | null,
): readonly Lead[] {
  const name = event.isAllDay ? 'allDay' : 'timed';
  return own?.[name] ?? (concerns(event, userId) ? settings[name] : []);
}
