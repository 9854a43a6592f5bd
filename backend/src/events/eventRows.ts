import {
  EVENT_FIELD_NAMES,
  eventFieldsOf,
  type Event,
  type EventFields,
} from '@kinday/contracts/event';

/** `startTime` is stored in `start_time`. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of an event's fields, in the order of `fieldValuesOf`. */
export const FIELD_COLUMNS = EVENT_FIELD_NAMES.map(columnOf);

export function fieldValuesOf(fields: EventFields): unknown[] {
  return EVENT_FIELD_NAMES.map((name) => fields[name]);
}

const NAMED_FIELDS = EVENT_FIELD_NAMES.map((name) => `e.${columnOf(name)} AS "${name}"`);

/** An event with its creator, as read; needs `events e` and EVENT_JOINS. */
export const EVENT_COLUMNS = `e.id, e.family_id, e.creator_id, ${NAMED_FIELDS.join(', ')}, e.version,
  e.created_at, e.updated_at, coalesce(u.name, former.name, '') AS creator_name,
  m.color AS creator_color, u.phone AS creator_phone, m.user_id IS NULL AS creator_is_former`;

/** A creator is a member, or one that was: then only the name is left. */
export const EVENT_JOINS = `
  LEFT JOIN members m ON m.family_id = e.family_id AND m.user_id = e.creator_id
  LEFT JOIN users u ON u.id = m.user_id
  LEFT JOIN former_members former
    ON former.family_id = e.family_id AND former.user_id = e.creator_id`;

/** The order of the contract's collection. */
export const EVENT_ORDER =
  'e.date, e.is_all_day DESC, e.start_time NULLS FIRST, e.created_at, e.id';

/** A row of EVENT_COLUMNS. */
export interface EventRow extends EventFields {
  id: string;
  family_id: string;
  creator_id: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  creator_name: string;
  creator_color: string | null;
  creator_phone: string | null;
  creator_is_former: boolean;
}

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    familyId: row.family_id,
    creatorId: row.creator_id,
    ...eventFieldsOf(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    creator: {
      id: row.creator_id,
      name: row.creator_name,
      color: row.creator_color,
      phone: row.creator_phone,
      isFormer: row.creator_is_former,
    },
  };
}
