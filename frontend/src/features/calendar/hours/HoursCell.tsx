import { fromMinutes } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import type { Clock } from '@kinday/contracts/preferences';
import { memo } from 'react';
import { clockText } from '@kinday/contracts/clockText';
import { useClock } from '../../../sync/usePreferences';
import { contentOf } from '../dayLabels';
import { EventBar } from '../EventBar';
import { blocksOf } from './eventBlock';
import { stretchOf } from './eventStretch';
import { toMinute, toPosition, type HourScale } from './hourScale';
import type { HourColumn } from './hourColumns';
import * as messages from './messages';
import { MoreEvents } from './MoreEvents';
import { NowLine } from './NowLine';
import { slotOf } from './slotOf';
import { SLOT, slotAt, type Row } from './slots';
import { isSameCell, type CellProps } from './TopCell';

interface HoursCellProps extends CellProps {
  scale: HourScale;
  /** The slot of this column that the keyboard is on, or would come to. */
  slot: number;
  /** What has ended by this minute is over. */
  endedBy: number;
  /** How many events there is room for side by side. */
  most: number;
  /** The family's zone, on whose clock everything here stands. */
  zone: string;
  /** A slot was pressed: the keyboard comes to it. */
  onPlaced: (column: HourColumn, row: Row) => void;
}

const NAMED = 3;

const sameEvents = (one: readonly Event[], other: readonly Event[]) =>
  one.length === other.length && one.every((event, at) => event === other[at]);

/** What is on in a slot, in words. */
function contentOfSlot(
  { timed, date }: CellProps['column'],
  slot: number,
  clock: Clock,
  filter: CellProps['filter'],
): string {
  const events = timed.filter((event) => {
    const { start, end } = stretchOf(event);
    return start < slot + SLOT && end > slot;
  });
  return contentOf({ lanes: [], specials: [], events }, date, NAMED, clock, filter);
}

/**
 * The hours of a column. Dragging may rely on this: it is as high as the scale is long, so that
 * `toMinute(scale, part of its height)` is the minute under the pointer; it bears `data-date`,
 * `data-row="hours"` and, in the view of a day, `data-member` (empty for everybody); the events in it
 * bear `data-event`.
 */
export const HoursCell = memo(
  function HoursCell(props: HoursCellProps) {
    const { column, name, members, filter, today, isActive, actions } = props;
    const { scale, slot, endedBy, most, zone, onPlaced } = props;
    const { date, member, timed } = column;
    const clock = useClock();
    const reach = { filter, isReachable: isActive, actions };
    const height = SLOT / (scale.to - scale.from);
    return (
      <div
        role="gridcell"
        className={`kd-hours__cell${date === today ? ' kd-hours__cell--today' : ''}`}
        data-date={date}
        data-member={member === undefined ? undefined : (member?.id ?? '')}
        data-column={column.key}
        data-row="hours"
        data-testid={`hours-${column.key}`}
        onClick={({ currentTarget, clientY }) => {
          const cell = currentTarget.getBoundingClientRect();
          const pressed = slotAt(toMinute(scale, (clientY - cell.top) / cell.height));
          onPlaced(column, pressed);
          actions.pressSlot(slotOf(column, pressed));
        }}
      >
        <button
          key={slot}
          type="button"
          className="kd-hours__slot"
          data-slot={slot}
          style={{ top: `${toPosition(scale, slot) * 100}%`, height: `${height * 100}%` }}
          tabIndex={isActive ? 0 : -1}
          aria-label={messages.slot(
            clockText(fromMinutes(slot), clock),
            name,
            contentOfSlot(column, slot, clock, filter),
          )}
          onClick={(press) => {
            press.stopPropagation();
            actions.pressSlot(slotOf(column, slot));
          }}
        />
        {blocksOf(timed, scale, most, filter).map(({ events: [event, ...rest], block }) =>
          event && rest.length === 0 ? (
            <EventBar
              key={event.id}
              {...{ event, date, block, members }}
              isPast={stretchOf(event).end <= endedBy}
              {...reach}
            />
          ) : (
            <MoreEvents
              key={event?.id}
              count={rest.length + 1}
              date={date}
              style={block.style}
              isReachable={isActive}
              actions={actions}
            />
          ),
        )}
        {date === today && <NowLine {...{ scale, zone }} />}
      </div>
    );
  },
  (before, after) =>
    isSameCell(before, after) &&
    before.scale === after.scale &&
    before.slot === after.slot &&
    before.endedBy === after.endedBy &&
    before.most === after.most &&
    before.zone === after.zone &&
    before.onPlaced === after.onPlaced &&
    sameEvents(before.column.timed, after.column.timed),
);
