import * as z from 'zod/mini';
import { idSchema } from './user.js';

/** What a family calls the type of its events with a title. */
export interface TitleKind {
  title: string;
  mainCategory: string;
  subCategory: string;
}

/** A read of the types that a calendar's titles have. */
export const titleKindsSchema = z.object({ familyId: z.optional(idSchema) });
export type TitleKindsInput = z.infer<typeof titleKindsSchema>;

/** Titles with the same key are the same title: case and spaces make no difference. */
export function titleKey(title: string): string {
  return title.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
