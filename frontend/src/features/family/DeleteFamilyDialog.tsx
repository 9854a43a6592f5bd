import type { Family } from '@kinday/contracts/family';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useDeleteFamilyMutation } from '../../api/familyApi';
import { DeletionDialog } from '../../ui/DeletionDialog';
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
    <DeletionDialog
      title={`Delete ${family.name}?`}
      text="This action cannot be undone. All events and data will be permanently deleted, for everybody in the calendar."
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
      onClose={onClose}
    >
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
    </DeletionDialog>
  );
}
