import * as z from 'zod/mini';
import { changeSchema, type Change } from './change.js';
import { collections } from './collections.js';
import { creatorOf } from './event.js';
import type { Member } from './member.js';
import { defaultsOf, type Fields } from './recordDefaults.js';
import { idSchema } from './user.js';

/**
 * A change as it travels to every screen: without what the reader knows or the change itself tells.
 * It is read loosely; `fullFrom` finds what this release does not understand.
 */
export const leanChangeSchema = z.object({
  familyId: idSchema,
  revision: z.int(),
  actorId: idSchema,
  at: z.string(),
  edits: z.array(
    z.union([
      z.object({ put: z.string(), record: z.looseObject({ id: idSchema }) }),
      z.object({ remove: z.string(), id: idSchema }),
    ]),
  ),
  news: z.optional(z.array(z.looseObject({ kind: z.string() }))),
});
export type LeanChange = z.infer<typeof leanChangeSchema>;

type Named = Fields & { id: string };
/** An edit of whatever collection, known here or not. */
type AnyEdit =
  | { collection: string; op: 'put'; record: Named }
  | { collection: string; op: 'remove'; id: string };

interface Rules {
  schema: { shape: object };
  about: (record: Fields) => Fields;
}

const RULES: ReadonlyMap<string, Rules> = new Map(
  Object.entries(collections as unknown as Record<string, Rules>),
);

/**
 * A record's fields that a put need not name, as they are then: none of a collection not known here.
 * Spread last, since every write passes here: names added to a spread object cost V8 20 times as much.
 */
function impliedBy(change: Omit<LeanChange, 'edits'>, collection: string): Fields {
  const { familyId, actorId: creatorId, at } = change;
  if (!RULES.has(collection)) return {};
  return { familyId, creatorId, createdAt: at, updatedAt: at, ...defaultsOf(collection) };
}

/** What an edit says of itself, so that the news in the same place need not. */
function toldBy(edit: AnyEdit | undefined): Fields {
  if (edit?.op === 'put') return RULES.get(edit.collection)?.about(edit.record) ?? {};
  return edit ? { id: edit.id } : {};
}

/** Lists of plain values are the same when their values are. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function without<F extends Fields>(fields: F, known: Fields): F {
  const others: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    if (!isSame(fields[name], known[name])) others[name] = fields[name];
  }
  return others as F;
}

/** What a put's reader knows of its record already; of a creator who is a member, all but the id. */
function knownOf(
  change: Omit<LeanChange, 'edits'>,
  collection: string,
  { creator }: Named,
): Fields {
  const isMember = (creator as { isFormer?: boolean } | undefined)?.isFormer === false;
  return Object.assign(impliedBy(change, collection), isMember && { creator });
}

/** What of a change goes over the wire. */
export function leanOf({ edits, news, ...head }: Change): LeanChange {
  const all: AnyEdit[] = edits;
  const lean = all.map((edit) => {
    const { collection } = edit;
    if (edit.op === 'remove') return { remove: collection, id: edit.id };
    return {
      put: collection,
      record: without(edit.record, knownOf(head, collection, edit.record)),
    };
  });
  const leanNews = news?.map((item, at) => without(item, toldBy(all[at])));
  return { ...head, edits: lean, ...(leanNews && { news: leanNews }) };
}

/**
 * The change that a lean one was made of.
 * @param members the family's members as they were before it
 * @returns null when this release does not understand it, or a creator is not among the members
 */
export function fullFrom(
  { edits, news, ...head }: LeanChange,
  members: readonly Member[],
): Change | null {
  const creators = new Map(members.map((member) => [member.id, member]));
  const full = edits.map((edit): AnyEdit => {
    if ('remove' in edit) {
      if (edit.remove === 'members') creators.delete(edit.id);
      return { collection: edit.remove, op: 'remove', id: edit.id };
    }
    const { put: collection } = edit;
    const record: Named = { ...impliedBy(head, collection), ...edit.record };
    const creator = creators.get(String(record.creatorId));
    if (collection === 'members') creators.set(record.id, record as unknown as Member);
    return {
      collection,
      op: 'put',
      record: creator ? { creator: creatorOf(creator), ...record } : record,
    };
  });
  const fullNews = news?.map((item, at) => ({ ...toldBy(full[at]), ...item }));
  const change = { ...head, edits: full, ...(fullNews && { news: fullNews }) };
  return changeSchema.safeParse(change).data ?? null;
}
