import { Button } from '../../ui/Button';
import { NoticeDialog } from './NoticeDialog';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** Tells the user that their session ended while the page was open. */
export function SignedOutDialog({ onLogIn }: { onLogIn: () => void }) {
  return (
    <NoticeDialog
      title={messages.pleaseLogInAgain}
      actions={
        <Button look="filled" onClick={onLogIn}>
          {productMessages.logIn}
        </Button>
      }
    />
  );
}
