import type { EventFields } from '@kinday/contracts/eventFields';
import { EVENT_PARTS, isSamePart, withPart, type EventPart } from './eventParts';

export interface MergedEdit {
  /** Mine, with what only they changed. Where both did, still mine. */
  fields: EventFields;
  /** What they changed and I did not. */
  kept: EventPart[];
  /** What we both changed, to different things. */
  conflicts: EventPart[];
}

/** Brings two edits of one event together, part by part. */
export function mergeEdit(base: EventFields, mine: EventFields, theirs: EventFields): MergedEdit {
  const theyChanged = EVENT_PARTS.filter((part) => !isSamePart(part, base, theirs));
  const conflicts = theyChanged.filter(
    (part) => !isSamePart(part, base, mine) && !isSamePart(part, mine, theirs),
  );
  const kept = theyChanged.filter((part) => isSamePart(part, base, mine));
  const fields = kept.reduce((so, part) => withPart(part, so, theirs), mine);
  return { fields, kept, conflicts };
}
