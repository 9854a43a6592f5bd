import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { givenPasswordSchema } from '@kinday/contracts/user';
import { useId, useState, type SubmitEvent } from 'react';
import { asApiError } from '../../api/apiError';
import { useDeleteAccountMutation } from '../../api/meApi';
import { BusyButton } from '../../ui/BusyButton';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';

interface DeleteAccountDialogProps {
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for the password before the account is deleted. */
export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const { errors, formRef, show, clear } = useFieldErrors(['ownPassword']);
  const toast = useToast();
  const id = useId();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ ownPassword: errorOf(givenPasswordSchema, password) })) return;
    const { error } = await remove({ password });
    if (!error) return onDeleted();
    const { fields, message } = asApiError(error);
    show({ ownPassword: fields.password });
    toast({ variant: 'destructive', title: 'Your account wasn’t deleted', description: message });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
        <DialogTitle id={`${id}-title`}>Delete your account?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
            This action cannot be undone. You are logged out everywhere, and nobody can bring your
            account back.
          </DialogContentText>
          <PasswordInput
            label="Your Password"
            name="ownPassword"
            required
            autoFocus
            autoComplete="current-password"
            value={password}
            error={errors.ownPassword}
            onChange={(value) => {
              setPassword(value);
              clear('ownPassword');
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" color="error" busy={isLoading} busyLabel="Deleting...">
            Delete for Good
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
