import { useSyncExternalStore } from 'react';
import { useGetMeQuery } from '../api/meApi';
import { canKeep, subscribeToKeeping } from '../kept/keeping';

/**
 * Whether what is done without a network outlives this page: the log-in is to be remembered, and the device
 * can keep something.
 */
export function useKeeps(): boolean {
  const { data: user } = useGetMeQuery();
  const isAble = useSyncExternalStore(subscribeToKeeping, canKeep);
  return isAble && user?.isRemembered === true;
}
