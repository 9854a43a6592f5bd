import { Button } from '../../ui/Button';
import type { LiveState } from '../../sync/liveSlice';
import { NoticeDialog } from './NoticeDialog';

type LostFamily = NonNullable<LiveState['lostFamily']>;

interface FamilyLostDialogProps {
  lostFamily: LostFamily;
  hasOtherCalendars: boolean;
  onGoOn: () => void;
}

function textOf({ reason, name }: LostFamily): { title: string; text?: string } {
  if (reason === 'deleted') return { title: `${name} was deleted by its owner.` };
  const title = `You're no longer in ${name}`;
  const kept = 'Events you added stay, marked as from a former member.';
  return reason === 'left'
    ? { title, text: `You left. ${kept}` }
    : { title, text: `The owner removed you. ${kept}` };
}

/** Tells the user why they no longer see the calendar on the screen, and where they can go. */
export function FamilyLostDialog({ lostFamily, hasOtherCalendars, onGoOn }: FamilyLostDialogProps) {
  const { title, text } = textOf(lostFamily);
  return (
    <NoticeDialog
      title={title}
      actions={
        <Button look="filled" onClick={onGoOn} autoFocus>
          {hasOtherCalendars ? 'Choose another calendar' : 'Create or join'}
        </Button>
      }
    >
      {text}
    </NoticeDialog>
  );
}
