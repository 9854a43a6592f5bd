import { givenPasswordSchema } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { asApiError } from '../../api/apiError';
import { useDeleteAccountMutation } from '../../api/meApi';
import { DeletionDialog } from '../../ui/DeletionDialog';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import * as messages from './messages';

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

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ ownPassword: errorOf(givenPasswordSchema, password) })) return;
    const { error } = await remove({ password });
    if (!error) return onDeleted();
    const { fields, message } = asApiError(error);
    show({ ownPassword: fields.password });
    toast({
      variant: 'destructive',
      title: messages.accountNotDeleted,
      description: message,
    });
  }

  return (
    <DeletionDialog
      title={messages.askDeletion}
      text={messages.deletionIsFinal}
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
      onClose={onClose}
    >
      <PasswordInput
        label={messages.yourPassword}
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
    </DeletionDialog>
  );
}
