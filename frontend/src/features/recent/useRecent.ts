import { toCalendarDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { RecentChange, Whose } from '@kinday/contracts/recent';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage } from '../../api/apiError';
import { useGetRecentInfiniteQuery } from '../../api/recentApi';
import { undoRefusedText, undoText } from '../../product/undoText';
import { listenToChanges } from '../../sync/changeListeners';
import { markSeen } from '../../sync/unreadChanges';
import { useSyncDispatch, useSyncSelector } from '../../sync/syncState';
import { undoRevision } from '../../sync/undoChanges';
import { useToast } from '../../ui/toast/useToast';

function byDay(changes: readonly RecentChange[]): [CalendarDate, RecentChange[]][] {
  const days = new Map<CalendarDate, RecentChange[]>();
  for (const change of changes) {
    const day = toCalendarDate(new Date(change.at));
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}

/** The latest changes, read anew while more happens; whoever sees others' has seen them. */
export function useRecent(familyId: string, whose: Whose) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const seen = useSyncSelector((state) => state.unread[familyId]?.seen ?? Infinity);
  const [seenBefore] = useState(seen);
  const query = useGetRecentInfiniteQuery({ familyId, whose }, { refetchOnMountOrArgChange: true });
  const { data, refetch, isFetching } = query;
  const changes = data?.pages.flatMap((page) => page.changes) ?? [];

  // A read that is under way may be too early for a change, and another is not begun beside it.
  const isLate = useRef(false);
  const readAnew = useEffectEvent(() => {
    isLate.current = isFetching;
    if (!isFetching) void refetch();
  });
  useEffect(() => {
    if (!isFetching && isLate.current) readAnew();
  }, [isFetching]);
  useEffect(
    () =>
      listenToChanges((change) => {
        if (change.familyId === familyId) readAnew();
      }),
    [familyId],
  );

  const latest = changes[0]?.revision ?? 0;
  useEffect(() => {
    if (whose === 'others' && latest > seen) void dispatch(markSeen(familyId, latest));
  }, [dispatch, familyId, whose, latest, seen]);

  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  /** The revisions whose undo is not answered yet. */
  const undone = useRef(new Set<number>());
  async function undo(revision: number) {
    if (undone.current.has(revision)) return;
    undone.current.add(revision);
    try {
      toast(undoText(await dispatch(undoRevision(familyId, revision))));
    } catch (error) {
      toast(undoRefusedText(errorMessage(error)));
      if (isOpen.current) void refetch();
    } finally {
      undone.current.delete(revision);
    }
  }

  return {
    days: byDay(changes),
    seenBefore,
    isLoading: query.isLoading,
    hasFailed: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    retry: () => void refetch(),
    undo: (revision: number) => void undo(revision),
  };
}
