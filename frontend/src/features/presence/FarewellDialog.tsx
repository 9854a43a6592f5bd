import Button from '@mui/material/Button';
import type { LiveState } from '../../sync/live';
import { NoticeDialog } from './NoticeDialog';

type Farewell = NonNullable<LiveState['farewell']>;

interface FarewellDialogProps {
  farewell: Farewell;
  hasOtherCalendars: boolean;
  onGoOn: () => void;
}

function wordsOf({ reason, name }: Farewell): { title: string; text?: string } {
  if (reason === 'deleted') return { title: `${name} was deleted by its owner.` };
  const title = `You're no longer in ${name}`;
  const kept = 'Events you added stay, marked as from a former member.';
  return reason === 'left'
    ? { title, text: `You left. ${kept}` }
    : { title, text: `The owner removed you. ${kept}` };
}

/** The calendar on the screen is gone for this person: why, and the ways on. */
export function FarewellDialog({ farewell, hasOtherCalendars, onGoOn }: FarewellDialogProps) {
  const { title, text } = wordsOf(farewell);
  return (
    <NoticeDialog
      title={title}
      actions={
        <Button variant="contained" onClick={onGoOn} autoFocus>
          {hasOtherCalendars ? 'Choose another calendar' : 'Create or join'}
        </Button>
      }
    >
      {text}
    </NoticeDialog>
  );
}
