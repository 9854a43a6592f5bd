import { Button } from '../../ui/Button';
import type { LiveState } from '../../sync/liveSlice';
import { NoticeDialog } from './NoticeDialog';
import * as messages from './messages';

type LostFamily = NonNullable<LiveState['lostFamily']>;

interface FamilyLostDialogProps {
  lostFamily: LostFamily;
  hasOtherCalendars: boolean;
  onGoOn: () => void;
}

function textOf({ reason, name }: LostFamily): { title: string; text?: string } {
  const { first, inSentence } = messages.thisCalendar;
  if (reason === 'deleted') return { title: messages.wasDeleted(name || first) };
  const title = messages.noLongerIn(name || inSentence);
  return reason === 'left'
    ? { title, text: messages.youLeft }
    : { title, text: messages.youWereRemoved };
}

/** Tells the user why they no longer see the calendar on the screen, and where they can go. */
export function FamilyLostDialog({ lostFamily, hasOtherCalendars, onGoOn }: FamilyLostDialogProps) {
  const { title, text } = textOf(lostFamily);
  return (
    <NoticeDialog
      title={title}
      actions={
        <Button look="filled" onClick={onGoOn}>
          {hasOtherCalendars ? messages.chooseAnotherCalendar : messages.createOrJoin}
        </Button>
      }
    >
      {text}
    </NoticeDialog>
  );
}
