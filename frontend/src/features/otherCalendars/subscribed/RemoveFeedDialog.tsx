import type { Feed } from '@kinday/contracts/feed';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import * as messages from '../messages';
import type { FeedCommands } from './useFeedCommands';

interface RemoveFeedDialogProps {
  feed: Feed;
  commands: FeedCommands;
  onClose: () => void;
}

/** Asks before a calendar of others is taken off everybody's screen. */
export function RemoveFeedDialog({ feed, commands, onClose }: RemoveFeedDialogProps) {
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const refusal = await commands.remove(feed);
    setBusy(false);
    if (!refusal) onClose();
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={messages.askRemoval(feed.name)}
      confirmLabel={messages.removeCalendar}
      busyLabel={messages.removing}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {messages.removalMeans}
    </ConfirmDialog>
  );
}
