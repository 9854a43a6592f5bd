import { monthOf } from '@kinday/contracts/calendarDate';
import { useMemo } from 'react';
import type { ViewProps } from '../viewProps';
import { indexDays } from '../dayIndex';
import { MonthNotice } from '../MonthNotice';
import { weeksOf } from '../weeks';
import { MonthGrid } from './MonthGrid';

/** A month of the calendar. */
export function MonthView({ shown, place, weekStart, events, filter, ...props }: ViewProps) {
  const { members } = shown;
  const { navigation, isLoaded, isLate, hasFailed, onRetry } = props;
  const month = monthOf(place.first);
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const index = useMemo(
    () => indexDays(weeks, events, members, filter),
    [weeks, events, members, filter],
  );
  const isEmpty = isLoaded && ![...index.keys()].some((day) => monthOf(day) === month);
  return (
    <>
      <MonthGrid
        {...{ month, weeks, weekStart, index, members, filter, isLate }}
        today={props.today}
        activeDate={place.date}
        focusRequest={place.focusRequest}
        titleId={props.titleId}
        isMoving={props.isMoving}
        actions={props.actions}
        onFocusDay={navigation.focusDay}
        onDayFocused={navigation.dayFocused}
        onStep={navigation.step}
      />
      <MonthNotice {...{ month, isEmpty, hasFailed, onRetry }} />
    </>
  );
}
