import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useMemo, useRef } from 'react';
import type { GridActions } from '../gridActions';

/**
 * What a press on a day does where the day's list is shown: the first one shows it, a second one adds.
 * The press itself moves the focus, and with it the list: what counts is the day it stood on before.
 * @param isTwofold false where any press adds
 */
export function usePressDay(actions: GridActions, listed: CalendarDate, isTwofold: boolean) {
  const before = useRef(listed);
  const twofold = useMemo(() => {
    if (!isTwofold) return actions;
    const pressDay = (date: CalendarDate) => {
      const isSecond = before.current === date;
      before.current = date;
      if (isSecond) actions.pressDay(date);
    };
    return { ...actions, pressDay };
  }, [actions, isTwofold]);
  return { actions: twofold, pressBegins: () => void (before.current = listed) };
}
