import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import type { AgendaItem } from './agendaItems';

/** The day itself among what the keyboard can stop on. */
export const DAY_STOP = 'day';

/** What tells one special date of a day from another. */
export function specialKey({ memberId, specialDateType }: SpecialDate): string {
  return `${memberId}-${specialDateType}`;
}

/** What Tab leads to: something of a day or a month of the list. */
export interface AgendaStop {
  key: string;
  stop: string;
}

/** The stops of an item, in the order of the arrow keys. */
function stopsOf(item: AgendaItem, isMoving: boolean): string[] {
  if (item.kind === 'month') return item.state === 'filled' ? [] : ['month'];
  const { specials, events } = item.entries;
  const entries = [...specials.map(specialKey), ...events.map(({ id }) => id)];
  return isMoving || entries.length === 0 ? [DAY_STOP, ...entries] : [...entries, DAY_STOP];
}

/**
 * Where Tab leads among the rendered items: where the keyboard was last; else, once that has gone, to
 * what comes next, and to the first item that is seen where it never was.
 */
export function tabStopAmong(
  rendered: readonly AgendaItem[],
  last: AgendaStop | null,
  seenKey: string,
  isMoving: boolean,
): AgendaStop | null {
  const own = last && rendered.find(({ key }) => key === last.key);
  if (own && stopsOf(own, isMoving).includes(last.stop)) return last;
  const from = own ? own.key : seenKey;
  const reachable = rendered.filter((item) => stopsOf(item, isMoving).length > 0);
  const next = reachable.find(({ key }) => key >= from) ?? reachable.at(-1);
  const stop = next && stopsOf(next, isMoving)[0];
  return next && stop ? { key: next.key, stop } : null;
}
