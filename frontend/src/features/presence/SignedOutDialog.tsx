import Button from '@mui/material/Button';
import { NoticeDialog } from './NoticeDialog';

/** The session ended while the page was open. */
export function SignedOutDialog({ onLogIn }: { onLogIn: () => void }) {
  return (
    <NoticeDialog
      title="Please log in again. Your draft is kept."
      actions={
        <Button variant="contained" onClick={onLogIn} autoFocus>
          Log In
        </Button>
      }
    />
  );
}
