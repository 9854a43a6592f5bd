import { changeSchema, type Change } from '@kinday/contracts/change';
import { presenceSchema, type Presence } from '@kinday/contracts/socket';
import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';

/** Who of a family is on one node's sockets, and which events they edit there. */
export type NodePresence = Presence;

const named = z.looseObject({ id: idSchema });

/**
 * A change as any release tells it. A field, a collection or news that this one does not know pass
 * as they are: they are for tabs of a later release, whose node said so.
 */
const anyChangeSchema = z.extend(changeSchema, {
  edits: z.array(
    z.discriminatedUnion('op', [
      z.object({ collection: z.string(), op: z.literal('put'), record: named }),
      z.object({ collection: z.string(), op: z.literal('remove'), id: idSchema }),
    ]),
  ),
  news: z.optional(z.array(z.looseObject({ kind: z.string() }))),
}) as unknown as z.ZodMiniType<Change>;

/** Messages from one node to the others, about what is already committed. */
export const busMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    change: anyChangeSchema,
    /** Of the family's row, for nodes that know the family; without them they know it no longer. */
    versions: z.optional(z.object({ before: z.string(), version: z.string() })),
  }),
  /** The user's own data changed: profile, current calendar, list of calendars. */
  z.object({ kind: z.literal('account'), userId: idSchema }),
  /** The user has looked at everything in a family up to a revision. */
  z.object({ kind: z.literal('seen'), userId: idSchema, familyId: idSchema, seen: z.int() }),
  z.object({ kind: z.literal('sessionsEnded'), idHashes: z.array(z.string()) }),
  z.extend(presenceSchema, { kind: z.literal('presence'), nodeId: z.string() }),
]);
export type BusMessage = z.infer<typeof busMessageSchema>;
