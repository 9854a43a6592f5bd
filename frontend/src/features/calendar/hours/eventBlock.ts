import type { Event } from '@kinday/contracts/event';
import type { CSSProperties } from 'react';
import { isLookedFor, type EventFilter } from '../../../product/eventFilter';
import { isFeedEntry } from '../../../product/feedEntry';
import { shownStretch } from './eventStretch';
import { toPosition, type HourScale, type Stretch } from './hourScale';
import { layColumns } from './layColumns';

/** How an event, or what stands for several, is placed among the hours of its column. */
export interface EventBlock {
  className: string;
  style: CSSProperties;
}

/** One of a column's blocks: an event, or several that had no room beside the others. */
export interface ShownBlock {
  events: readonly Event[];
  block: EventBlock;
}

/** Less than this has room for one line, min. */
const TWO_LINES = 50;

const percent = (part: number) => `${+(part * 100).toFixed(4)}%`;

interface EventInColumn extends Stretch {
  event: Event;
}

/**
 * The blocks of a column, those that overlap side by side.
 * @param most how many there is room for side by side
 * @param filter what is looked for gets its room first, and what is the family's own before the rest
 */
export function blocksOf(
  events: readonly Event[],
  scale: HourScale,
  most: number,
  filter: EventFilter | null,
): ShownBlock[] {
  const isFirst = ({ event }: EventInColumn) =>
    filter ? isLookedFor(event, filter) : !isFeedEntry(event);
  const stretches = events.map((event) => ({ event, ...shownStretch(event) }));
  return layColumns(stretches, most, isFirst).map((placed) => {
    const { items, start, end, column, span, columns } = placed;
    const top = toPosition(scale, start);
    const part = span / columns;
    const names = [
      'kd-event--block',
      end - start < TWO_LINES && 'kd-event--brief',
      part <= 1 / 2 && 'kd-event--half',
      part <= 1 / 3 && 'kd-event--third',
    ];
    return {
      events: items.map(({ event }) => event),
      block: {
        className: names.filter(Boolean).join(' '),
        style: {
          '--kd-block-top': percent(top),
          '--kd-block-height': percent(toPosition(scale, end) - top),
          '--kd-block-start': percent(column / columns),
          '--kd-block-width': percent(part),
        } as CSSProperties,
      },
    };
  });
}
