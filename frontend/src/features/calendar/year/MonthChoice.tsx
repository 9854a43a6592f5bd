import { monthOf, type CalendarDate, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { monthName } from '@kinday/contracts/dateText';

/** How many months a key goes on. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

interface MonthChoiceProps {
  /** The month the keyboard is on; its year is shown. */
  month: CalendarMonth;
  shownMonth: CalendarMonth;
  today: CalendarDate;
  /** Whether the month takes the focus. */
  hasFocus: boolean;
  onMove: (months: number) => void;
  onChoose: (month: CalendarMonth) => void;
}

/** The twelve months of a year: one tab stop, arrows go from one to another. */
export function MonthChoice(props: MonthChoiceProps) {
  const { month, shownMonth, today, hasFocus, onMove, onChoose } = props;
  const year = month.slice(0, -3);
  const months = Array.from(
    { length: 12 },
    (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`,
  );
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) focused.current?.focus();
  }, [hasFocus, month]);

  function press(key: KeyboardEvent) {
    const months = KEYS[key.key];
    if (months === undefined || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    onMove(months);
  }

  return (
    <div className="kd-year__months" role="group" aria-label={year} onKeyDown={press}>
      {months.map((each) => (
        <button
          key={each}
          ref={each === month ? focused : undefined}
          type="button"
          tabIndex={each === month ? 0 : -1}
          aria-label={`${monthName(each)} ${year}`}
          aria-pressed={each === shownMonth}
          aria-current={each === monthOf(today) ? 'date' : undefined}
          onClick={() => onChoose(each)}
        >
          {monthName(each).slice(0, 3)}
        </button>
      ))}
    </div>
  );
}
