import { useSyncSelector } from '../../sync/syncState';
import { useKeeps } from '../../sync/useKeeps';
import { Button } from '../../ui/Button';
import { NoticeDialog } from './NoticeDialog';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface SignedOutDialogProps {
  /** Whether something that was typed is there again after the log-in. */
  hasDraft: boolean;
  onLogIn: () => void;
}

/** Tells the user that their session ended while the page was open, and what becomes of what waits. */
export function SignedOutDialog({ hasDraft, onLogIn }: SignedOutDialogProps) {
  const count = useSyncSelector(({ waiting }) => waiting.edits.length);
  const keeps = useKeeps();
  return (
    <NoticeDialog
      title={messages.pleaseLogInAgain(hasDraft)}
      actions={
        <Button look="filled" onClick={onLogIn}>
          {productMessages.logIn}
        </Button>
      }
    >
      {count > 0 && messages.sentAfterLogIn(count, keeps)}
    </NoticeDialog>
  );
}
