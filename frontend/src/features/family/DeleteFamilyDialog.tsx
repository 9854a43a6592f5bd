import type { Family } from '@kinday/contracts/family';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useDeleteFamilyMutation } from '../../api/familyApi';
import { DeletionDialog } from '../../ui/DeletionDialog';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import * as messages from './messages';

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
      show({ typedName: messages.typeExactly });
      return;
    }
    const { error } = await remove({ familyId: family.id, name: typed });
    if (error) {
      toast({
        variant: 'destructive',
        title: messages.failedToDeleteCalendar,
        description: errorMessage(error),
      });
      return;
    }
    toast({ title: messages.calendarDeleted, description: messages.isGone(family.name) });
    onDeleted();
  }

  return (
    <DeletionDialog
      title={messages.askDeletion(family.name)}
      text={messages.deletionIsFinalForAll}
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
      onClose={onClose}
    >
      <TextInput
        label={messages.typeToConfirm(family.name)}
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
