import { useSyncSelector } from './state';

/** How many changes of others this user has not looked at. */
export function useUnreadCount(familyId: string): number {
  return useSyncSelector((state) => state.unread[familyId]?.revisions.length ?? 0);
}
