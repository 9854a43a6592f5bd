import { useEffect, useRef } from 'react';
import { becameOutdated } from '../sync/liveSlice';
import { useSyncDispatch, useSyncSelector } from '../sync/syncState';

/** What is on the screen comes first, with what is fetched ahead for it, ms. */
const AFTER_MS = 5_000;

/**
 * Has the browser keep this release once the page stands, and looks for another one whenever the server
 * has been away: it may have come back as another.
 */
export function useKeptRelease(): void {
  const isLive = useSyncSelector(({ live }) => live.connection === 'live');
  const dispatch = useSyncDispatch();
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!isLive || !('serviceWorker' in navigator)) return;
    const follow = async () => {
      const { followReleases, lookForNewer } = await import('../release/followReleases');
      if (isFollowed.current) return lookForNewer();
      await followReleases(() => dispatch(becameOutdated()));
      isFollowed.current = true;
    };
    // Without a worker, or the piece that asks for it, each page comes from the server as before.
    const timer = setTimeout(() => void follow().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLive, dispatch]);
}
