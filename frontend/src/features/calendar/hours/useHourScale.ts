import { useMemo } from 'react';
import { useAllHours } from './useAllHours';
import { shownStretch } from './eventStretch';
import type { HourColumn } from './hourColumns';
import { DAY, hourScale, type HourScale } from './hourScale';

/** The hours that columns show: the same object for the same hours. */
export function useHourScale(columns: readonly HourColumn[], today: string, now: number) {
  const [showsAll, setShowsAll] = useAllHours();
  const stretches = columns.flatMap(({ timed }) => timed.map(shownStretch));
  if (columns.some(({ date }) => date === today)) stretches.push({ start: now, end: now + 1 });
  const needed = hourScale(stretches);
  const { from, to } = hourScale(stretches, showsAll);
  const scale = useMemo((): HourScale => ({ from, to }), [from, to]);
  return {
    scale,
    /** Whether there are empty hours to show or to hide. */
    hasEmpty: needed.to - needed.from < DAY,
    showsAll,
    setShowsAll,
  };
}
