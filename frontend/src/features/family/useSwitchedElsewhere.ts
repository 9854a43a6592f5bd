import { useEffect, useState } from 'react';
import { useGetCalendarsQuery } from '../../api/calendarsApi';

/** This tab hears of its own switch too, a moment before it shows the other calendar. */
const OWN_SWITCH_MS = 1_000;

/** The calendar that another tab or device of this person went to, while this tab shows one of its own. */
export function useSwitchedElsewhere(shownId: string, currentId: string | null) {
  const { data: calendars } = useGetCalendarsQuery();
  const elsewhereId = currentId === shownId ? null : currentId;
  const [settledId, setSettledId] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setSettledId(elsewhereId), elsewhereId ? OWN_SWITCH_MS : 0);
    return () => clearTimeout(timer);
  }, [elsewhereId]);

  if (!elsewhereId || settledId !== elsewhereId) return null;
  return calendars?.find(({ id }) => id === elsewhereId) ?? null;
}
