import * as z from 'zod/mini';
import { collections, type CollectionName, type RecordOf } from './collections.js';
import { newsSchema } from './news.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** Put of what a record is now. */
export type PutEdit<C extends CollectionName = CollectionName> = {
  [Name in C]: { collection: Name; op: 'put'; record: RecordOf<Name> };
}[C];
/** Removal of a record. */
export type RemoveEdit<C extends CollectionName = CollectionName> = {
  [Name in C]: { collection: Name; op: 'remove'; id: string };
}[C];
/** Put or remove of one record. */
export type RecordEdit<C extends CollectionName = CollectionName> = PutEdit<C> | RemoveEdit<C>;

function editSchemas([name, { schema }]: [string, { schema: z.ZodMiniType }]) {
  const collection = z.literal(name);
  return [
    z.object({ collection, op: z.literal('put'), record: schema }),
    z.object({ collection, op: z.literal('remove'), id: idSchema }),
  ];
}

/** Made from the registry, whose types say the same. */
export const recordEditSchema = z.union(
  Object.entries(collections).flatMap(editSchemas),
) as unknown as z.ZodMiniType<RecordEdit>;

/**
 * What one committed transaction did to one family. Revisions of a family have no gaps; `at` is an
 * ISO instant for people to read, never for ordering.
 */
export const changeSchema = z.object({
  familyId: idSchema,
  revision: z.int(),
  actorId: idSchema,
  at: z.string(),
  edits: z.array(recordEditSchema),
  /** What it tells those who did not make it. */
  news: z.optional(z.array(newsSchema)),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * The preference (RFC 7240, header `Prefer`) of a client that follows the family: a write then
 * answers the change it made, which the author's screen applies like everybody else's ([S12]).
 */
export const RETURN_CHANGE = 'return=change';

/** The answer to that preference; null when the write found everything as it was to be. */
export const madeChangeSchema = z.object({ change: z.nullable(changeSchema) });
export type MadeChange = z.infer<typeof madeChangeSchema>;

/** The header of every answer about a family's data: the family's revision it is of ([S8]). */
export const REVISION_HEADER = 'Kinday-Revision';

/** Most changes one catch-up answer carries. */
export const CHANGES_PER_PAGE = 500;

/** The answer of GET /api/changes: changes in order, and where the family stands now. */
export const changesAnswerSchema = z.object({
  changes: z.array(changeSchema),
  revision: z.int(),
  epoch: z.string(),
});
export type ChangesAnswer = z.infer<typeof changesAnswerSchema>;

export const changesQuerySchema = z.object({
  familyId: z.optional(idSchema),
  since: z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, { error: messages.invalidRevision })),
    z.transform(Number),
  ),
  epoch: z.optional(z.string().check(z.maxLength(64))),
});
export type ChangesQuery = z.infer<typeof changesQuerySchema>;
