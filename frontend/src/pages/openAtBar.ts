import { FALLBACK_COLOR } from '@kinday/contracts/color';
import type { Event } from '@kinday/contracts/event';
import { findEventBar } from '../features/calendar/gridRegistry';
import { pulse } from '../features/calendar/pulse';

/** How long a view may take to show the event's bar, in frames. */
const MOST_FRAMES = 90;

/** Calls back with an event's bar as soon as the view shows it; with null when it does not. */
export function whenShown(
  { id, date }: Event,
  onShown: (bar: HTMLElement | null) => void,
): () => void {
  let frames = 0;
  let frame = requestAnimationFrame(function look() {
    const bar = findEventBar(id, date);
    frames += 1;
    if (bar || frames > MOST_FRAMES) onShown(bar);
    else frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}

/** Brings an event's bar into sight, where there is one, and opens its details beside it. */
export function openAtBar(
  event: Event,
  bar: HTMLElement | null,
  openEvent: (event: Event, place: HTMLElement) => void,
): void {
  bar?.scrollIntoView({ block: 'nearest' });
  // Where the focus comes back to from the event's details.
  bar?.focus({ preventScroll: true });
  pulse(event.id, event.date, event.creator.color ?? FALLBACK_COLOR);
  openEvent(event, bar ?? document.body);
}
