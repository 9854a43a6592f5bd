import type { RecordEdit } from './change.js';
import { collections, type CollectionName } from './collections.js';

/** Fields by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that may be missing, as their schemas say, each with what it is then. */
function defaultsIn(shape: Readonly<Record<string, { safeParse: (value: unknown) => unknown }>>) {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(undefined) as { success: boolean; data: unknown };
      return success ? [[name, data]] : [];
    }),
  );
}

const DEFAULTS: ReadonlyMap<string, Fields> = new Map(
  Object.entries(collections).map(([name, { schema }]) => [name, defaultsIn(schema.shape)]),
);

/** What the missing fields of a collection's records are; none of a collection that is not known here. */
export function defaultsOf(collection: string): Fields {
  return DEFAULTS.get(collection) ?? {};
}

/** A record as an earlier release wrote it, with the fields that came since. */
export function withDefaults<R extends object>(collection: CollectionName, record: R): R {
  return { ...defaultsOf(collection), ...record };
}

/** The same for what an earlier release logged. */
export function editsWithDefaults<E extends RecordEdit>(edits: readonly E[]): E[] {
  return edits.map((edit) =>
    edit.op === 'put' ? { ...edit, record: withDefaults(edit.collection, edit.record) } : edit,
  );
}
