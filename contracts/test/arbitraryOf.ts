import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Few ids, so that records meet: a put replaces, an event's creator is a member. */
export const IDS: readonly string[] = Array.from(
  { length: 5 },
  (_, index) => `0000000${index}-0000-4000-8000-000000000000`,
);

/** Every kind of text a record may hold; few of each, so that records tie and move. */
const TEXTS: readonly fc.Arbitrary<string>[] = [
  fc.constantFrom(...IDS),
  fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-21', '2026-12-01'),
  fc.constantFrom('00:00', '09:30', '23:59'),
  fc.constantFrom('#FF6B6B', '#000000'),
  fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z'),
  fc.constantFrom('Ana', 'Ben', ''),
];

/**
 * Values a schema accepts, made by looking at the schema, so that a new kind of record needs none made
 * for it. Throws for a kind of schema it does not know yet.
 */
export function arbitraryOf<T>(schema: z.ZodMiniType<T>): fc.Arbitrary<T> {
  return valuesOf(schema as unknown as z.core.$ZodTypes) as fc.Arbitrary<T>;
}

function valuesOf(schema: z.core.$ZodTypes): fc.Arbitrary<unknown> {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, value]) => [key, valuesOf(value as typeof schema)]),
        ),
      );
    case 'default':
      return valuesOf(def.innerType as typeof schema);
    case 'nullable':
      return fc.option(valuesOf(def.innerType as typeof schema), { nil: null });
    case 'optional':
      return fc.option(valuesOf(def.innerType as typeof schema), { nil: undefined });
    case 'array':
      return fc.array(valuesOf(def.element as typeof schema), { maxLength: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 3 });
    case 'string':
      return textsOf(schema as unknown as z.ZodMiniType);
    default:
      throw new Error(`contracts/test/arbitraryOf.ts knows no values of a "${def.type}" yet.`);
  }
}

function textsOf(schema: z.ZodMiniType): fc.Arbitrary<string> {
  const fitting = TEXTS.filter((texts) =>
    fc.sample(texts, 20).every((text) => schema.safeParse(text).success),
  );
  if (fitting.length === 0) {
    throw new Error('contracts/test/arbitraryOf.ts knows no text that fits a schema yet.');
  }
  return fc.oneof(...fitting);
}
