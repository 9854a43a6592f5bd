import type { ComponentProps } from 'react';
import { YearPanel } from '../features/calendar/year/YearPanel';
import { readDay } from '../features/events/quickAdd/readDay';

type YearJumpProps = Omit<ComponentProps<typeof YearPanel>, 'readDay'>;

/** The small year; typed dates are read as the quick add reads them. */
export function YearJump(props: YearJumpProps) {
  return <YearPanel {...props} readDay={(text) => readDay(text, props.today)} />;
}
