import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isEnrolled, subscribeToEnrolment } from '../sync/push/enrolment';
import { useSyncDispatch } from '../sync/syncState';
import { closeLayers } from '../ui/layers/openLayers';

const AFTER_MS = 1_000;

/**
 * In a browser where somebody turned notifications on, keeps them with the person who is logged in, and
 * goes where a pressed one leads. Nothing of it is loaded anywhere else, or before the page is there.
 */
export function useEnrolledDevice(userId: string | undefined): void {
  const isOn = useSyncExternalStore(subscribeToEnrolment, isEnrolled);
  const dispatch = useSyncDispatch();
  const navigate = useNavigate();
  const goTo = useEffectEvent((path: string) => {
    void closeLayers().then((done) => done && navigate(path));
  });
  const keep = useEffectEvent(async (isStopped: () => boolean) => {
    const { followPresses, renewDevice } = await import('../features/reminders/device/keepDevice');
    if (isStopped() || !userId) return undefined;
    void renewDevice(dispatch, userId);
    return followPresses(goTo);
  });
  useEffect(() => {
    if (!isOn || !userId) return undefined;
    let isStopped = false;
    let stop: (() => void) | undefined;
    // Without the piece a press opens another tab, and the next visit renews.
    const start = () =>
      void keep(() => isStopped).then(
        (started) => (stop = started),
        () => undefined,
      );
    const timer = setTimeout(start, AFTER_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isOn, userId]);
}
