import { errorMessage } from '../../api/apiError';
import {
  useCreateCalendarMutation,
  useJoinCalendarMutation,
  useSwitchCalendarMutation,
} from '../../api/calendarsApi';
import { ownZone } from '../../product/ownZone';
import { familyShown } from '../../sync/liveSlice';
import { useSyncDispatch } from '../../sync/syncState';
import { useToast } from '../../ui/toast/useToast';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

type Answer = { data?: { family: { id: string; name: string } }; error?: unknown };

/** The three ways to another calendar. Each shows it and resolves to whether it worked. */
export function useCalendarChange() {
  const [create, { isLoading: isCreating }] = useCreateCalendarMutation();
  const [join, { isLoading: isJoining }] = useJoinCalendarMutation();
  const [change, { isLoading: isSwitching }] = useSwitchCalendarMutation();
  const dispatch = useSyncDispatch();
  const toast = useToast();

  function settle({ data, error }: Answer, done: string, failed: string, advice?: string) {
    if (data) {
      dispatch(familyShown(data.family.id));
      toast({ title: done, description: data.family.name });
      return true;
    }
    toast({ variant: 'destructive', title: failed, description: advice ?? errorMessage(error) });
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
      ),
    joinCalendar: async (inviteCode: string) =>
      settle(
        await join({ inviteCode }),
        productMessages.joinedCalendar,
        productMessages.failedToJoinCalendar,
      ),
    switchCalendar: async (familyId: string) =>
      settle(
        await change({ familyId }),
        messages.calendarSwitched,
        messages.failedToSwitchCalendar,
        uiMessages.pleaseTryAgain,
      ),
  };
}
