import * as z from 'zod/mini';
import { calendarDateSchema } from './calendarDateSchema.js';
import { calendarSchema } from './family.js';
import { leanChangeSchema } from './leanChange.js';
import { currentUserSchema, idSchema } from './user.js';

/**
 * Grows with what an older client would not understand. A server goes on telling clients of the
 * protocol before what they understand, for as long as their tabs may be open.
 */
export const PROTOCOL = 2;
/** The protocol whose clients are told changes whole, by the message `change`, and greeted in messages. */
export const WHOLE_CHANGES = 1;

/** Why a connection is refused to whoever has no living session. */
export const NOT_LOGGED_IN = 'not_logged_in';

/** client → server: which families the client follows, and up to which revision it has them. */
export const helloSchema = z.object({
  protocol: z.int(),
  families: z.record(idSchema, z.int()),
});
export type Hello = z.infer<typeof helloSchema>;

export const REMOVAL_REASONS = ['removed', 'left', 'deleted'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** server → client: this user no longer sees that family. */
export const removedSchema = z.object({
  familyId: idSchema,
  reason: z.enum(REMOVAL_REASONS),
});
export type Removed = z.infer<typeof removedSchema>;

/** server → client: what the user's other tabs and devices must know. */
export const accountSchema = z.object({
  user: currentUserSchema,
  calendars: z.array(calendarSchema),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * client → server: the page is looked at, and the event it has open for editing, if any; said again while
 * that lasts. It keeps the session from ending as unused.
 */
export const presenceInputSchema = z.object({
  familyId: idSchema,
  /** An event or a series. */
  editing: z.nullable(idSchema),
  /** Of a series: the day of the occurrence. */
  day: z.optional(calendarDateSchema),
});
export type PresenceInput = z.infer<typeof presenceInputSchema>;

/** Who edits what, by its id. */
const editorsSchema = z.record(z.string(), z.array(idSchema));

/** server → client: who of a family is online, and who edits which event or series. */
export const presenceSchema = z.object({
  familyId: idSchema,
  online: z.array(idSchema),
  editing: z.record(idSchema, z.array(idSchema)),
  /** Of the series, which occurrences they have open; missing where nobody has one. */
  occurrences: z.optional(editorsSchema),
});
export type Editors = z.infer<typeof editorsSchema>;
export type Presence = z.infer<typeof presenceSchema>;

/**
 * server → client, by family: how far this user has seen what others did, and the later revisions
 * in which others did something. Grows only: whatever comes later, or twice, takes nothing back.
 */
export const unreadSchema = z.record(
  idSchema,
  z.object({ seen: z.int(), revisions: z.array(z.int()) }),
);
export type Unread = z.infer<typeof unreadSchema>;

/**
 * What a server tells clients of protocol 1: the whole change. A node of an earlier release may have
 * dropped fields from it that it does not know, so only that there is a change counts.
 */
export const wholeChangeSchema = z.object({ familyId: idSchema, revision: z.int() });

/** What a tab must know from the start; whatever of it changes later is told as a message of its own. */
export const greetingSchema = z.object({
  account: accountSchema,
  unread: unreadSchema,
  /** Of each of the user's families. */
  presence: z.array(presenceSchema),
});
export type Greeting = z.infer<typeof greetingSchema>;

/**
 * The acknowledgement of a hello: where each of the user's families stands, and which log this is.
 * Nodes that speak protocol 1 tell the greeting in messages of their own.
 */
export const helloAnswerSchema = z.object({
  protocol: z.int(),
  families: z.record(idSchema, z.int()),
  epoch: z.string(),
  greeting: z.optional(greetingSchema),
});
export type HelloAnswer = z.infer<typeof helloAnswerSchema>;

/** Every message of the server, by name. */
export const serverMessages = {
  change: wholeChangeSchema,
  leanChange: leanChangeSchema,
  removed: removedSchema,
  account: accountSchema,
  presence: presenceSchema,
  unread: unreadSchema,
  signedOut: z.object({}),
};
export type ServerMessages = {
  [Name in keyof typeof serverMessages]: z.infer<(typeof serverMessages)[Name]>;
};
