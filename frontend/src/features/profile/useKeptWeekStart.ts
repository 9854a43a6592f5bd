import type { CurrentUser } from '@kinday/contracts/user';
import { useEffect } from 'react';
import { useSetPreferencesMutation } from '../../api/meApi';

/** Where an earlier release kept in each browser that weeks begin on Monday. */
const KEY = 'kd-week-start';

/** Takes over once what an earlier release kept in this browser, unless the account has a choice. */
export function useKeptWeekStart(user: CurrentUser): void {
  const [save] = useSetPreferencesMutation();
  const { weekStart } = user;
  useEffect(() => {
    const take = async () => {
      const isMonday = localStorage.getItem(KEY) === 'monday';
      // A node of an earlier release says nothing of it.
      if (weekStart === undefined) return;
      const { error } = isMonday && weekStart === null ? await save({ weekStart: 'monday' }) : {};
      if (!error) localStorage.removeItem(KEY);
    };
    // Storage may be blocked: nothing was kept there.
    void take().catch(() => undefined);
  }, [save, weekStart]);
}
