import { useSyncExternalStore } from 'react';
import { useGetMeQuery } from '../api/meApi';
import { canKeep, isFailureRead, subscribeToKeeping } from '../kept/keeping';

/**
 * Whether what is done without a network outlives this page: the log-in is to be remembered, and the device
 * can keep something.
 */
export function useKeeps(): boolean {
  const isAble = useIsAble();
  return useIsRemembered() && isAble;
}

/** Whether the device cannot keep what it should, as the log-in is to be remembered, and nobody read that yet. */
export function useUnreadFailure(): boolean {
  const isAble = useIsAble();
  const isRead = useSyncExternalStore(subscribeToKeeping, isFailureRead);
  return useIsRemembered() && !isAble && !isRead;
}

function useIsRemembered(): boolean {
  const { data: user } = useGetMeQuery();
  return user?.isRemembered === true;
}

function useIsAble(): boolean {
  return useSyncExternalStore(subscribeToKeeping, canKeep);
}
