import * as z from 'zod/mini';
import { hexColorSchema } from './color.js';
import { idSchema } from './user.js';

export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** A user's membership of a family. `id` is the user's id; `joinedAt` an ISO instant. */
export const memberSchema = z.object({
  id: idSchema,
  name: z.string(),
  phone: z.string(),
  color: z.nullable(hexColorSchema),
  birthday: z.nullable(z.string()),
  anniversary: z.nullable(z.string()),
  role: z.enum(ROLES),
  joinedAt: z.string(),
});
export type Member = z.infer<typeof memberSchema>;

export const removeMemberSchema = z.object({
  userId: idSchema,
  familyId: z.optional(idSchema),
});
export type RemoveMemberInput = z.infer<typeof removeMemberSchema>;
