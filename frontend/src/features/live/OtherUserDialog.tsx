import { Button } from '../../ui/Button';
import { NoticeDialog } from './NoticeDialog';
import * as messages from './messages';

/** Tells the user that somebody else has logged in in this browser while the page was open. */
export function OtherUserDialog({ onGoOn }: { onGoOn: () => void }) {
  return (
    <NoticeDialog
      title={messages.somebodyElseIsLoggedIn}
      actions={
        <Button look="filled" onClick={onGoOn}>
          {messages.loadPageAgain}
        </Button>
      }
    >
      {messages.nothingIsSentAsThem}
    </NoticeDialog>
  );
}
