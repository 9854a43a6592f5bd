import { eventColors, eventColorsOnDark, textOn } from '@kinday/contracts/color';
import type { CSSProperties } from 'react';
import { initialOf } from './initialOf';
import './eventSample.css';

interface EventSampleProps {
  title: string;
  /** "All Day" or "4:30 PM"; left out where there is no room. */
  time?: string;
  /** Who made it: the initial and the colour, `#RRGGBB`. */
  name: string;
  color: string;
}

/** An event's bar as it looks in the calendar, for showing only. */
export function EventSample({ title, time, name, color }: EventSampleProps) {
  const light = eventColors(color);
  const dark = eventColorsOnDark(color);
  const style = {
    '--kd-sample-ground': light.background,
    '--kd-sample-edge': light.border,
    '--kd-sample-text': light.text,
    '--kd-sample-ground-dark': dark.background,
    '--kd-sample-edge-dark': dark.border,
    '--kd-sample-text-dark': dark.text,
    '--kd-sample-member': color,
    '--kd-sample-initial': textOn(color),
  } as CSSProperties;
  return (
    <span className="kd-event-sample" style={style} data-i={initialOf(name)}>
      {time && <span className="kd-event-sample__time">{time}</span>}
      <span className="kd-event-sample__title">{title}</span>
    </span>
  );
}
