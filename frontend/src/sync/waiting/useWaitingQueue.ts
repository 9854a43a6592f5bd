import { useEffect } from 'react';
import { afterRetryPause } from '../../api/retryPause';
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
    let isOver = false;
    // Its code must be there before the network goes: one that cannot come now is asked for again.
    const open = () => void dispatch(queueOf(userId)).catch(openLater);
    const openLater = () => {
      if (!isOver) timer = afterRetryPause(open);
    };
    let timer = setTimeout(open, hasCopy() ? 0 : AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void closeQueue();
    };
  }, [dispatch, userId]);
}
