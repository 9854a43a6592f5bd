import { useEffect } from 'react';
import { hasCopy } from '../../kept/copyHint';
import { useSyncDispatch } from '../syncState';
import { closeQueue, queueOf } from './carryOut';

/** The first screen comes first, where nothing can wait yet, ms. */
const AFTER_MS = 2_000;

/** While it is mounted this tab shows what waits of the signed-in person, and sends it. */
export function useWaitingQueue(userId: string | undefined): void {
  const dispatch = useSyncDispatch();
  useEffect(() => {
    if (!userId) return undefined;
    // A code that cannot come now comes with the first command.
    const open = () => void dispatch(queueOf(userId)).catch(() => undefined);
    const timer = setTimeout(open, hasCopy() ? 0 : AFTER_MS);
    return () => {
      clearTimeout(timer);
      void closeQueue();
    };
  }, [dispatch, userId]);
}
