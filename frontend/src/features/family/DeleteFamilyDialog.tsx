import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Family } from '@kinday/contracts/family';
import { useId, useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useDeleteFamilyMutation } from '../../api/familyApi';
import { BusyButton } from '../../ui/BusyButton';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';

interface DeleteFamilyDialogProps {
  family: Family;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for the calendar's name before it is deleted for everybody. */
export function DeleteFamilyDialog({ family, onDeleted, onClose }: DeleteFamilyDialogProps) {
  const [typed, setTyped] = useState('');
  const { errors, formRef, show, clear } = useFieldErrors(['typedName']);
  const [remove, { isLoading }] = useDeleteFamilyMutation();
  const toast = useToast();
  const id = useId();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    if (typed.trim() !== family.name) {
      show({ typedName: 'Please type the name of the calendar exactly as it is.' });
      return;
    }
    const { error } = await remove({ familyId: family.id, name: typed });
    if (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to delete calendar',
        description: errorMessage(error),
      });
      return;
    }
    toast({ title: 'Calendar deleted', description: `${family.name} is gone.` });
    onDeleted();
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
        <DialogTitle id={`${id}-title`}>Delete {family.name}?</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 4 }}>
            This action cannot be undone. All events and data will be permanently deleted, for
            everybody in the calendar.
          </DialogContentText>
          <TextInput
            label={`Type “${family.name}” to confirm`}
            name="typedName"
            required
            autoFocus
            autoComplete="off"
            value={typed}
            error={errors.typedName}
            onChange={(value) => {
              setTyped(value);
              clear('typedName');
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
