import { monthOf } from '@kinday/contracts/calendarDate';
import { useMemo, useRef } from 'react';
import { useIsPhone } from '../../../ui/useIsPhone';
import { useIsPrinting } from '../../../ui/useIsPrinting';
import { entriesOn, indexDays } from '../dayIndex';
import { useRegisteredGrid } from '../gridRegistry';
import { MonthNotice } from '../MonthNotice';
import type { ViewProps } from '../viewProps';
import { weeksOf } from '../weeks';
import { DayHalf } from './DayHalf';
import { MonthGrid } from './MonthGrid';
import { useEventDrag } from './useEventDrag';
import { usePressDay } from './usePressDay';
import './monthView.css';

/** A month of the calendar; on a phone with the list of one of its days. */
export function MonthView({ shown, place, weekStart, events, filter, ...props }: ViewProps) {
  const { members } = shown;
  const { today, navigation, isLoaded, isLate, failedMonth, isMoving, onRetry } = props;
  const month = monthOf(place.first);
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const index = useMemo(
    () => indexDays(weeks, events, members, filter),
    [weeks, events, members, filter],
  );
  const isEmpty = isLoaded && ![...index.keys()].some((day) => monthOf(day) === month);
  const isShown = weeks.some((days) => days.includes(place.date));
  const activeDate = isShown ? place.date : place.first;
  const [isPhone, isPrinting] = [useIsPhone(), useIsPrinting()];
  const isCompact = isPhone && !isPrinting;
  const { actions, pressBegins } = usePressDay(props.actions, activeDate, isCompact && !isMoving);
  const viewRef = useRef<HTMLDivElement>(null);
  useRegisteredGrid(viewRef);
  useEventDrag(viewRef, index, props.actions);

  return (
    <div
      ref={viewRef}
      className="kd-month-view"
      onPointerDownCapture={pressBegins}
      onKeyDownCapture={pressBegins}
    >
      <MonthGrid
        {...{ month, weeks, weekStart, today, activeDate, index, members, filter, actions }}
        {...{ isCompact, isLate, isMoving }}
        focusRequest={place.focusRequest}
        titleId={props.titleId}
        onFocusDay={navigation.focusDay}
        onDayFocused={navigation.dayFocused}
        onStep={navigation.step}
      />
      {isCompact && (
        <DayHalf
          date={activeDate}
          entries={entriesOn(activeDate, events, members)}
          zone={shown.family.zone}
          {...{ today, isLoaded, members, filter }}
          actions={props.actions}
          onFocusDay={navigation.focusDay}
        />
      )}
      <MonthNotice {...{ isEmpty, failedMonth, onRetry }} />
    </div>
  );
}
