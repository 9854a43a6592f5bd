import { changeSchema } from '@kinday/contracts/change';
import { presenceSchema, type Presence } from '@kinday/contracts/socket';
import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';

/** Who of a family is on one node's sockets, and which events they edit there. */
export type NodePresence = Presence;

/** Messages from one node to the others, about what is already committed. */
export const busMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), change: changeSchema }),
  /** The user's own data changed: profile, current calendar, list of calendars. */
  z.object({ kind: z.literal('account'), userId: idSchema }),
  /** The user has looked at everything in a family up to a revision. */
  z.object({ kind: z.literal('seen'), userId: idSchema, familyId: idSchema, seen: z.int() }),
  z.object({ kind: z.literal('sessionsEnded'), idHashes: z.array(z.string()) }),
  z.extend(presenceSchema, { kind: z.literal('presence'), nodeId: z.string() }),
]);
export type BusMessage = z.infer<typeof busMessageSchema>;
