import { eventColors, eventColorsOnDark, type HexColor } from '@kinday/contracts/color';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { CSSProperties } from 'react';
import { eventStyle } from './eventStyle';
import { initialOf } from './initialOf';

/** Of so many members a bar has stripes and initials; the others are counted. */
const SHOWN = 4;

/** How an event shows whose it is. */
export interface EventLook {
  style: CSSProperties;
  /** `B`, `BM`, `BMCL+2` */
  initials: string;
  /** Stripes stand in its edge. */
  isStriped: boolean;
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

/** An event looks like those it is for, in the order of members; like its creator when it is for all. */
export function eventLook(event: Event, members: readonly Member[]): EventLook {
  const { forIds, creator } = event;
  const chosen = forIds.length > 0 ? members.filter(({ id }) => forIds.includes(id)) : [];
  const [first = creator, second] = chosen;
  if (!second) {
    const style = eventStyle(first.color);
    return { style, initials: initialOf(first.name), isStriped: false };
  }
  const shown = chosen.slice(0, SHOWN);
  const rest = chosen.length - shown.length;
  const letters = shown.map(({ name }) => initialOf(name)).join('');
  return {
    style: stripedStyle(shown.map(({ color }) => color)),
    initials: rest > 0 ? `${letters}+${rest}` : letters,
    isStriped: true,
  };
}
