import type { Event, EventFields } from '@kinday/contracts/event';

/** True when an event says just what these fields say. */
export function hasFields(event: Event, fields: EventFields): boolean {
  const names = Object.keys(fields) as (keyof EventFields)[];
  return names.every((name) => event[name] === fields[name]);
}
