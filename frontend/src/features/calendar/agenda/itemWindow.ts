import { countOf } from '../dayIndex';
import type { AgendaItem } from './agendaItems';

/** Rendered before and after what is seen, px. */
const AHEAD = 1_600;

const LEAST_PX = { heading: 56, note: 48, loading: 300, day: 12, row: 48 };

/** How tall an item is at least, px, until it is measured. */
export function leastHeight(item: AgendaItem): number {
  if (item.kind === 'day') return LEAST_PX.day + Math.max(1, countOf(item.entries)) * LEAST_PX.row;
  if (item.state === 'loading') return LEAST_PX.heading + LEAST_PX.loading;
  return LEAST_PX.heading + (item.state === 'filled' ? 0 : LEAST_PX.note);
}

/** The items around one that stands at the upper edge of what is seen: from the first to before the last. */
export function windowAround(
  items: readonly AgendaItem[],
  place: number,
): { from: number; to: number } {
  const heightAt = (at: number) => (items[at] ? leastHeight(items[at]) : 0);
  let from = place;
  for (let px = 0; from > 0 && px < AHEAD; px += heightAt(from)) from -= 1;
  let to = Math.min(place + 1, items.length);
  for (let px = 0; to < items.length && px < AHEAD + window.innerHeight; to += 1)
    px += heightAt(to);
  return { from, to };
}
