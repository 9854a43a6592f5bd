import { useState } from 'react';
import { useSyncDispatch, useSyncSelector } from '../../sync/syncState';
import { unsentIn } from '../../sync/waiting/unsent';
import { leaveAsked } from '../../sync/waiting/waitingSlice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLogOut } from './useLogOut';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** Asks whoever logs out while the server does not have all their changes: those would be lost. */
export function LogOutDialog() {
  const count = useSyncSelector(unsentIn);
  // What the device alone keeps is not counted here.
  const [wasCounted, setCounted] = useState(count > 0);
  if (count > 0 && !wasCounted) setCounted(true);
  const dispatch = useSyncDispatch();
  const { leave, busy } = useLogOut();
  return (
    <ConfirmDialog
      open
      title={messages.logOutAnyway}
      confirmLabel={productMessages.logOut}
      cancelLabel={messages.stay}
      busy={busy}
      destructive
      onConfirm={() => void leave()}
      onClose={() => dispatch(leaveAsked(false))}
    >
      {wasCounted && count === 0
        ? messages.allSentNow
        : messages.changesAreLost(Math.max(1, count))}
    </ConfirmDialog>
  );
}
