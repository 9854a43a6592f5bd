import { ownCategoryFieldsSchema, type OwnCategoryFields } from '@kinday/contracts/ownCategory';
import { LIMITS } from '@kinday/contracts/product';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ApiError } from '../../api/apiError';
import { BusyButton } from '../../ui/BusyButton';
import { TextInput } from '../../ui/TextInput';
import { fieldErrorsOf, useFieldErrors } from '../../ui/useFieldErrors';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

const FIELDS = ['emoji', 'name'] as const;

interface OwnCategoryFormProps {
  given: OwnCategoryFields;
  /** What the button says that saves it. */
  action: string;
  autoFocus?: boolean;
  /** Stands beside that button. */
  cancel?: ReactNode;
  /** Resolves with the refusal; with null once it is saved. */
  onSave: (fields: OwnCategoryFields) => Promise<ApiError | null>;
  /** All that is typed is saved; a form without it begins anew then. */
  onDone?: () => void;
}

/** A category's emoji and name. */
export function OwnCategoryForm({
  given,
  action,
  autoFocus = false,
  cancel,
  onSave,
  onDone,
}: OwnCategoryFormProps) {
  /** The fields that were typed in: the others stay as they are given, which others may change meanwhile. */
  const [own, setOwn] = useState<Partial<OwnCategoryFields>>({});
  const latest = useRef(own);
  const typed = { emoji: given.emoji, name: given.name, ...own };
  const [busy, setBusy] = useState(false);
  const { errors, formRef, show, clear } = useFieldErrors<keyof OwnCategoryFields>(FIELDS);

  useEffect(() => void (latest.current = own), [own]);

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (busy || show(fieldErrorsOf(ownCategoryFieldsSchema, typed))) return;
    setBusy(true);
    const refusal = await onSave(typed);
    setBusy(false);
    // What was typed in a field after it was sent stays there.
    const { emoji = typed.emoji, name = typed.name } = latest.current;
    const later = {
      ...(emoji !== typed.emoji && { emoji }),
      ...(name !== typed.name && { name }),
    };
    if (refusal) show(refusal.fields);
    else if (!onDone) setOwn(later);
    else if (Object.keys(later).length === 0) onDone();
  }

  const field = (name: keyof OwnCategoryFields) => ({
    name,
    value: typed[name],
    error: errors[name],
    required: true,
    autoComplete: 'off',
    onChange: (value: string) => {
      setOwn((now) => ({ ...now, [name]: value }));
      clear(name);
    },
  });

  return (
    <form
      ref={formRef}
      className="kd-family-form kd-own-categories__form"
      noValidate
      onSubmit={(submission) => void submit(submission)}
    >
      <TextInput label={messages.emoji} {...field('emoji')} />
      <TextInput
        label={messages.categoryName}
        placeholder={messages.choir}
        autoFocus={autoFocus}
        inputProps={{ maxLength: LIMITS.ownCategoryName }}
        {...field('name')}
      />
      <BusyButton type="submit" busy={busy} busyLabel={uiMessages.saving}>
        {action}
      </BusyButton>
      {cancel}
    </form>
  );
}
