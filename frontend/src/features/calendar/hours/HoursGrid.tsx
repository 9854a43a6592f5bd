import {
  useCallback,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IconAction } from '../../../ui/IconAction';
import type { ViewProps } from '../viewProps';
import { useFocusRequest, useRegisteredGrid } from '../gridRegistry';
import { useSwipe } from '../useSwipe';
import { eventsIn, type HourColumn } from './hourColumns';
import { HourLabels } from './HourLabels';
import { HoursCell } from './HoursCell';
import { useHoursDrag } from './drag/useHoursDrag';
import { endedBy } from './endedBy';
import { HOUR } from './hourScale';
import * as messages from './messages';
import { FIRST_SLOT, rowBelow, rowOf, shownRow, slotShown, type Row } from './slots';
import { stretchOf } from './eventStretch';
import { TopCell } from './TopCell';
import { useHourScale } from './useHourScale';
import { useHoursKeys } from './useHoursKeys';
import { useMeasuredTop } from './useMeasuredTop';
import { useNow } from './useNow';
import { useRoomBeside } from './useRoomBeside';
import { useScrollStart } from './useScrollStart';
import { focusSlot, useSlotFocus } from './useSlotFocus';
import './hours.css';
import './hourCells.css';
import './hourBlocks.css';
import './hoursHead.css';
import './hoursPrint.css';

interface HoursGridProps extends Pick<
  ViewProps,
  'shown' | 'today' | 'place' | 'navigation' | 'filter' | 'titleId' | 'actions'
> {
  isLoaded: boolean;
  isLate: boolean;
  isMoving: boolean;
  /** Which kind of columns they are. */
  of: 'week' | 'day';
  columns: readonly HourColumn[];
  /** The column the keyboard is on. */
  activeKey: string;
  /** How many days Page Up and Page Down go. */
  pageDays: number;
  /** What a screen reader calls a column. */
  nameOf: (column: HourColumn) => string;
  /** What stands over a column. */
  head: (column: HourColumn) => ReactNode;
  /** The keyboard goes to a column by its place; beyond the last one as well. */
  onColumn: (at: number) => void;
  /** The focus has come to a column. Never changes. */
  onColumnFocused: (column: HourColumn) => void;
}

/** Columns with hours, and on top of them what has none. */
export function HoursGrid(props: HoursGridProps) {
  const { columns, today, place, navigation, filter, actions, nameOf, onColumnFocused } = props;
  const { members, family } = props.shown;
  const gridRef = useRef<HTMLDivElement>(null);
  const now = useNow(family.zone);
  const { scale, hasEmpty, showsAll, setShowsAll } = useHourScale(columns, today, now);
  const most = useRoomBeside(props.of);
  const [chosenRow, setRow] = useState<Row>(FIRST_SLOT);
  const row = shownRow(chosenRow, scale);
  const active = columns.find(({ key }) => key === props.activeKey) ?? columns[0];

  useRegisteredGrid(gridRef);
  const starts = columns.flatMap(({ timed }) => timed.map((event) => stretchOf(event).start));
  const isToday = columns.some(({ date }) => date === today);
  const start = isToday ? now : Math.min(FIRST_SLOT, ...starts);
  useMeasuredTop(gridRef);
  useScrollStart(gridRef, scale, start, props.isLoaded);

  const [request, setRequest] = useState(0);
  useSlotFocus(gridRef, request);
  useFocusRequest(place.focusRequest, () => focusSlot(gridRef.current));

  const onKeyDown = useHoursKeys({
    ...{ columns, active, actions },
    pageDays: props.pageDays,
    onRow: (step) => {
      setRow(rowBelow(row, step, scale));
      setRequest((last) => last + 1);
    },
    onColumn: (at) => {
      props.onColumn(at);
      setRequest((last) => last + 1);
    },
    onFocusDay: navigation.focusDay,
  });

  const onPlaced = useCallback(
    (column: HourColumn, to: Row) => {
      flushSync(() => {
        setRow(to);
        onColumnFocused(column);
      });
      // The focus comes back to it from whatever opens now.
      focusSlot(gridRef.current, { preventScroll: true });
    },
    [onColumnFocused],
  );
  useHoursDrag(gridRef, { columns, scale, actions, isMoving: props.isMoving, onPlaced });
  useSwipe(gridRef, navigation.step);

  /** The keyboard goes on from wherever the focus has come to. */
  const noticeFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLElement>('[data-row]');
    const column = columns.find(({ key }) => key === cell?.dataset.column);
    if (!cell || !column) return;
    onColumnFocused(column);
    const id = target.getAttribute('data-event');
    const event = eventsIn(column).find((each) => each.id === id);
    const slot = target.getAttribute('data-slot');
    if (cell.dataset.row === 'top') setRow(null);
    else if (event) setRow(rowOf(event));
    else if (slot) setRow(Number(slot));
  };

  const style = {
    '--kd-hours-columns': columns.length,
    '--kd-hours-shown': (scale.to - scale.from) / HOUR,
  } as CSSProperties;
  const common = { members, filter, today, actions };
  return (
    <div className={`kd-hours kd-hours--${props.of}${props.isMoving ? ' kd-hours--moving' : ''}`}>
      <div
        ref={gridRef}
        className="kd-hours__grid"
        style={style}
        role="grid"
        data-tour="grid"
        aria-labelledby={props.titleId}
        aria-busy={props.isLate}
        onKeyDown={onKeyDown}
        onFocus={noticeFocus}
      >
        <div className="kd-hours__top" role="rowgroup" data-stays="">
          <div className="kd-hours__row" role="row">
            <div className="kd-hours__corner" aria-hidden="true" />
            {columns.map((column) => (
              <div key={column.key} className="kd-hours__head" role="columnheader">
                {props.head(column)}
              </div>
            ))}
          </div>
          <div className="kd-hours__row" role="row">
            <div className="kd-hours__corner" aria-hidden="true">
              {messages.allDay}
            </div>
            {columns.map((column) => (
              <TopCell
                key={column.key}
                {...{ column, ...common }}
                name={nameOf(column)}
                isActive={column === active && row === null}
              />
            ))}
          </div>
        </div>
        <div className="kd-hours__row kd-hours__hours" role="row">
          <HourLabels scale={scale} />
          {columns.map((column) => {
            const isActive = column === active && row !== null;
            return (
              <HoursCell
                key={column.key}
                {...{ column, scale, most, isActive, onPlaced, ...common }}
                name={nameOf(column)}
                zone={family.zone}
                slot={slotShown(row, isActive, scale)}
                endedBy={endedBy(column, today, now)}
              />
            );
          })}
        </div>
      </div>
      {hasEmpty && (
        <IconAction
          className="kd-hours__all"
          size="small"
          icon={showsAll ? 'fold' : 'unfold'}
          label={showsAll ? messages.hideEmptyHours : messages.showAllHours}
          onClick={() => setShowsAll(!showsAll)}
        />
      )}
    </div>
  );
}
