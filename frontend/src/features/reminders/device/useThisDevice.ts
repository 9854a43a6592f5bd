import { useEffect, useEffectEvent, useState } from 'react';
import { UNTRACKED } from '../../../api/api';
import { useGetMeQuery } from '../../../api/meApi';
import { pushApi } from '../../../api/pushApi';
import { subscribeToEnrolment } from '../../../sync/push/enrolment';
import { endSubscription, enrol } from '../../../sync/push/subscription';
import { useSyncDispatch } from '../../../sync/syncState';
import { readDeviceState, type DeviceState } from './readDeviceState';
import * as messages from './messages';

export interface ThisDevice {
  /** Null until the browser has said. */
  state: DeviceState | null;
  isBusy: boolean;
  /**
   * Has this browser take the person's notifications. To be called straight from a press: the browser
   * then asks the person, if they have not been asked yet.
   * @returns why it failed, in words; null where it is done or the person said no, which `state` tells
   */
  turnOn: () => Promise<string | null>;
  turnOff: () => Promise<void>;
}

/**
 * Whether notifications come to this browser, for the person who is logged in.
 * @param pushKey the server's, `RemindersAnswer.pushKey`; undefined until it is known
 */
export function useThisDevice(pushKey: string | undefined): ThisDevice {
  const { data: user } = useGetMeQuery();
  const userId = user?.id;
  const dispatch = useSyncDispatch();
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);

  const look = useEffectEvent(async () => {
    if (userId) setState(await readDeviceState(userId));
  });
  useEffect(() => {
    const lookNow = () => void look();
    lookNow();
    const stopHearing = subscribeToEnrolment(lookNow);
    // The person may have been in the browser's settings.
    window.addEventListener('focus', lookNow);
    return () => {
      stopHearing();
      window.removeEventListener('focus', lookNow);
    };
  }, [userId]);

  async function turnOn(): Promise<string | null> {
    if (!userId || !pushKey) return null;
    setBusy(true);
    try {
      // First of all, while the browser still knows of the press.
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return null;
      const refusal = await enrol(dispatch, { userId, pushKey });
      if (refusal) await endSubscription();
      return refusal?.message ?? null;
    } catch {
      return messages.pushServiceAway;
    } finally {
      setState(await readDeviceState(userId));
      setBusy(false);
    }
  }

  async function turnOff(): Promise<void> {
    setBusy(true);
    await endSubscription();
    // Where that fails, the push service refuses the next push, and the server forgets the device.
    await dispatch(pushApi.endpoints.forgetDevice.initiate(undefined, UNTRACKED));
    setBusy(false);
  }

  return { state, isBusy, turnOn, turnOff };
}
