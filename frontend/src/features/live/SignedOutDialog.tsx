import { useSyncSelector } from '../../sync/syncState';
import { useKeeps } from '../../sync/useKeeps';
import { Button } from '../../ui/Button';
import { NoticeDialog } from './NoticeDialog';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** Tells the user that their session ended while the page was open, and what becomes of what waits. */
export function SignedOutDialog({ onLogIn }: { onLogIn: () => void }) {
  const count = useSyncSelector(({ waiting }) => waiting.edits.length);
  const keeps = useKeeps();
  return (
    <NoticeDialog
      title={messages.pleaseLogInAgain}
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
