import { eventColors, eventColorsOnDark, type HexColor } from '@kinday/contracts/color';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { CSSProperties } from 'react';
import { eventStyle, feedStyle } from './eventStyle';
import { isFeedEntry } from './feedEntry';
import { initialOf } from './initialOf';

/** Of so many members a bar has stripes and initials; the others are counted. */
const SHOWN = 4;

/** How an event shows whose it is. */
export interface EventLook {
  style: CSSProperties;
  /** `B`, `BM`, `BMCL+2`; undefined for what is nobody's. */
  initials?: string;
  /** The end of its class names: for several members, stripes stand in its edge; what a feed has is framed. */
  kind?: 'striped' | 'feed';
}

const known = new Map<string, CSSProperties>();

function stripes(colors: readonly HexColor[]): string {
  const part = 100 / colors.length;
  const stops = colors.map((color, at) => `${color} ${at * part}% ${(at + 1) * part}%`);
  return `linear-gradient(${stops.join(', ')})`;
}

/** The first one's colours, and everybody's in the edge. One object for the same colours. */
function stripedStyle(colors: readonly (HexColor | null)[]): CSSProperties {
  const key = colors.join();
  const cached = known.get(key);
  if (cached) return cached;
  const style = {
    ...eventStyle(colors[0] ?? null),
    '--kd-event-stripes': stripes(colors.map((color) => eventColors(color).border)),
    '--kd-event-stripes-dark': stripes(colors.map((color) => eventColorsOnDark(color).border)),
  } as CSSProperties;
  known.set(key, style);
  return style;
}

/**
 * An event looks like those it is for, in the order of members; like its creator when it is for all, and
 * like the subscribed calendar in which it stands.
 */
export function eventLook(event: Event, members: readonly Member[]): EventLook {
  const { forIds, creator } = event;
  if (isFeedEntry(event)) return { style: feedStyle(creator.color), kind: 'feed' };
  const chosen = forIds.length > 0 ? members.filter(({ id }) => forIds.includes(id)) : [];
  const [first = creator, second] = chosen;
  if (!second) {
    const style = eventStyle(first.color);
    return { style, initials: initialOf(first.name) };
  }
  const shown = chosen.slice(0, SHOWN);
  const rest = chosen.length - shown.length;
  const letters = shown.map(({ name }) => initialOf(name)).join('');
  return {
    style: stripedStyle(shown.map(({ color }) => color)),
    initials: rest > 0 ? `${letters}+${rest}` : letters,
    kind: 'striped',
  };
}
