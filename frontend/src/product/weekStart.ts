import { useSyncExternalStore } from 'react';

/** The day a week begins with. */
export const WEEK_STARTS = ['sunday', 'monday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const KEY = 'kd-week-start';
/** What this tab tells itself; the others hear of it by `storage`. */
const CHANGED = 'kd-week-start';

function weekStart(): WeekStart {
  try {
    return localStorage.getItem(KEY) === 'monday' ? 'monday' : 'sunday';
  } catch {
    return 'sunday';
  }
}

function listen(onChange: () => void) {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Keeps the choice in this browser, like the appearance; every open tab follows. */
export function setWeekStart(day: WeekStart): void {
  try {
    if (day === 'sunday') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, day);
  } catch {
    // Storage is blocked: weeks begin on Sunday.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The day weeks begin with in this browser; Sunday unless somebody chose. */
export function useWeekStart(): WeekStart {
  return useSyncExternalStore(listen, weekStart, () => 'sunday');
}
