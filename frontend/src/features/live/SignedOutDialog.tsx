import { Button } from '../../ui/Button';
import { NoticeDialog } from './NoticeDialog';

/** Tells the user that their session ended while the page was open. */
export function SignedOutDialog({ onLogIn }: { onLogIn: () => void }) {
  return (
    <NoticeDialog
      title="Please log in again. Your draft is kept."
      actions={
        <Button look="filled" onClick={onLogIn} autoFocus>
          Log In
        </Button>
      }
    />
  );
}
