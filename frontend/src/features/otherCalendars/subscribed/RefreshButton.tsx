import { clockTextAt } from '@kinday/contracts/clockText';
import type { Feed, FeedStatus } from '@kinday/contracts/feed';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useRefreshFeedMutation } from '../../../api/feedsApi';
import { useClock } from '../../../sync/usePreferences';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';

interface RefreshButtonProps {
  feed: Feed;
  status: FeedStatus | undefined;
}

/** Reads a source again now. During the pause after that it says from when on it can be pressed again. */
export function RefreshButton({ feed: { id, name }, status }: RefreshButtonProps) {
  const [refresh, { isLoading }] = useRefreshFeedMutation();
  const clock = useClock();
  const toast = useToast();
  const from = new Date(status?.refreshableAt ?? 0);
  const isPaused = !useHasCome(from.getTime());

  async function press() {
    if (isLoading || isPaused) return;
    const { data, error } = await refresh(id);
    if (data && data.readAt === data.checkedAt) {
      toast({ title: messages.refreshed, description: data.problem ?? messages.upToDate(name) });
    } else {
      const description = data?.problem ?? errorMessage(error, messages.refreshedOnceOnline);
      toast({ variant: 'destructive', title: messages.failedToRefresh, description });
    }
  }

  const paused = isPaused ? messages.againFrom(clockTextAt(from, clock)) : null;
  return (
    <Button
      look="text"
      aria-disabled={isLoading || isPaused || undefined}
      aria-label={messages.refreshNamed(name, paused)}
      onClick={() => void press()}
    >
      {isLoading ? messages.refreshing : (paused ?? messages.refreshNow)}
    </Button>
  );
}

/** Whether an instant has come, in ms; renders again when it does. */
function useHasCome(instant: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, instant - Date.now()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant <= now;
}
