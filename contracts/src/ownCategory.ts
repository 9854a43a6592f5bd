import * as z from 'zod/mini';
import type { MainCategory } from './categories.js';
import { LIMITS } from './product.js';
import { requiredText } from './text.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** What people read as the category of events that have one of the family's own. */
export const OUR_OWN = 'Our own';

/**
 * The category and type of an event that has one of the family's own: what a client that does not know
 * them, or does not find it, shows instead.
 */
export const BESIDE_OWN = {
  mainCategory: 'Everyday life',
  subCategory: 'Other',
} as const satisfies { mainCategory: MainCategory; subCategory: string };

/** Line ends, controls, and what turns the direction of the text after it. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** One emoji, as Unicode composes them (UTS #51): a picture, a flag, a key, or several joined as one. */
const EMOJI = new RegExp(
  [
    String.raw`^(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3`,
    String.raw`\p{ExtPict}(?:\uFE0F|\p{EMod})?(?:[\u{E0020}-\u{E007E}]{1,6}\u{E007F}|(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})?){0,6}))$`,
  ].join('|'),
  'u',
);

export const ownCategoryFieldsSchema = z.object({
  name: requiredText(
    LIMITS.ownCategoryName,
    messages.enterCategoryName,
    messages.categoryNameTooLong,
  ).check(
    z.refine((name) => !UNPRINTABLE.test(name), {
      error: messages.categoryNotPlain,
    }),
  ),
  emoji: z
    .string({ error: messages.chooseEmoji })
    .check(z.refine((text) => EMOJI.test(text), { error: messages.chooseOneEmoji })),
});
export type OwnCategoryFields = z.infer<typeof ownCategoryFieldsSchema>;

/** A category of a family's own. A deleted one is kept for the events that have it. */
export const ownCategorySchema = z.object({
  id: idSchema,
  familyId: idSchema,
  name: z.string(),
  emoji: z.string(),
  isDeleted: z._default(z.boolean(), false),
  createdAt: z.string(),
});
export type OwnCategory = z.infer<typeof ownCategorySchema>;

/** A new one; `id` made by the client lets a retry find the first try's. */
export const createOwnCategorySchema = z.extend(ownCategoryFieldsSchema, {
  id: z.optional(idSchema),
  familyId: z.optional(idSchema),
});
export type CreateOwnCategoryInput = z.infer<typeof createOwnCategorySchema>;

/** Names that people would take for the same one. */
export function isSameName(one: string, other: string): boolean {
  const key = (name: string) =>
    name
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .trim();
  return key(one) === key(other);
}

/** Whether two say the same. */
export function isSameOwnCategory(
  one: Omit<OwnCategory, 'id' | 'familyId' | 'createdAt'>,
  other: Omit<OwnCategory, 'id' | 'familyId' | 'createdAt'>,
): boolean {
  return one.name === other.name && one.emoji === other.emoji && one.isDeleted === other.isDeleted;
}
