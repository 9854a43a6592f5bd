import type { Event } from '@kinday/contracts/event';
import type { SpecialDate } from '@kinday/contracts/specialDatesIn';

/** Which events are looked for; the others are faded. */
export interface EventFilter {
  /** Theirs alone, by id; everybody's when it names nobody. */
  people: readonly string[];
  /** Those alone that nobody does yet. */
  isOpenOnly: boolean;
}

/** Whether somebody has to say that they will do it. */
export function needsSomebody(event: Event): boolean {
  return event.needsSomebody && event.claimedBy === null;
}

/** Whether an event is one of those looked for: theirs are those chosen for them, and those that they made for all. */
export function isLookedFor(event: Event, { people, isOpenOnly }: EventFilter): boolean {
  if (isOpenOnly && !needsSomebody(event)) return false;
  const owners = event.forIds.length > 0 ? event.forIds : [event.creatorId];
  return people.length === 0 || owners.some((id) => people.includes(id));
}

/** Whether an event is faded, as something else is looked for. */
export function isFaded(event: Event, filter: EventFilter | null): boolean {
  return filter !== null && !isLookedFor(event, filter);
}

/** The same of a birthday or an anniversary. */
export function isSpecialFaded(special: SpecialDate, filter: EventFilter | null): boolean {
  return filter !== null && !isSpecialLookedFor(special, filter);
}

/** Whether a birthday or an anniversary is looked for: nobody has to do it, so it is none that is open. */
export function isSpecialLookedFor(
  special: SpecialDate,
  { people, isOpenOnly }: EventFilter,
): boolean {
  return !isOpenOnly && (people.length === 0 || people.includes(special.memberId));
}
