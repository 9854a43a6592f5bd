import type { Family } from '@kinday/contracts/family';
import { errorMessage, isUnreached } from '../../api/apiError';
import {
  useCreateCalendarMutation,
  useJoinCalendarMutation,
  useSwitchCalendarMutation,
} from '../../api/calendarsApi';
import { familyApi } from '../../api/familyApi';
import { ownZone } from '../../product/ownZone';
import { familyShown } from '../../sync/liveSlice';
import { useSyncDispatch, type SyncThunk } from '../../sync/syncState';
import { useToast } from '../../ui/toast/useToast';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

type Answer = { data?: { family: { id: string; name: string } }; error?: unknown };

/** A calendar as this device keeps it; null where it does not. */
function keptFamily(familyId: string): SyncThunk<Promise<Family | null>> {
  return async (dispatch) => {
    const read = familyApi.endpoints.getFamily.initiate(familyId, { subscribe: false });
    const { data } = await dispatch(read);
    return data?.records.families?.[0] ?? null;
  };
}

/** The three ways to another calendar. Each shows it and resolves to whether it worked. */
export function useCalendarChange() {
  const [create, { isLoading: isCreating }] = useCreateCalendarMutation();
  const [join, { isLoading: isJoining }] = useJoinCalendarMutation();
  const [change, { isLoading: isSwitching }] = useSwitchCalendarMutation();
  const dispatch = useSyncDispatch();
  const toast = useToast();

  /** @param offline what is said of it while there is no network */
  function settle({ data, error }: Answer, done: string, failed: string, offline: string) {
    if (data) {
      dispatch(familyShown(data.family.id));
      toast({ title: done, description: data.family.name });
      return true;
    }
    toast({ variant: 'destructive', title: failed, description: errorMessage(error, offline) });
    return false;
  }

  return {
    isCreating,
    isJoining,
    isSwitching,
    createCalendar: async (name: string) =>
      settle(
        await create({ name, zone: ownZone() }),
        messages.calendarCreated,
        messages.failedToCreateCalendar,
        messages.createdOnceOnline,
      ),
    joinCalendar: async (inviteCode: string) =>
      settle(
        await join({ inviteCode }),
        productMessages.joinedCalendar,
        productMessages.failedToJoinCalendar,
        productMessages.joinedOnceOnline,
      ),
    /**
     * Without the server, a calendar that this device keeps is shown; the user's current one stays.
     * @param isWanted whether it is still to be shown when the server answers
     */
    switchCalendar: async (familyId: string, isWanted = () => true) => {
      const answer = await change({ familyId });
      const isAway = isUnreached(answer.error);
      const family = isAway ? await dispatch(keptFamily(familyId)) : null;
      if (!isWanted()) return false;
      const { calendarSwitched, failedToSwitchCalendar, notKeptHere } = messages;
      return settle(
        family ? { data: { family } } : answer,
        calendarSwitched,
        failedToSwitchCalendar,
        notKeptHere,
      );
    },
  };
}
