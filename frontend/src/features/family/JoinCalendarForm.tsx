import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { inviteCodeSchema } from '@kinday/contracts/user';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { InviteCodeInput } from '../../product/InviteCodeInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { CalendarForm } from './CalendarForm';
import { useCalendarChange } from './useCalendarChange';

const HINT = `Enter the ${INVITE_CODE_LENGTH}-character code from your family`;

/** Joins somebody else's calendar by its invite code. */
export function JoinCalendarForm({ onDone, cancel }: { onDone: () => void; cancel?: ReactNode }) {
  const [code, setCode] = useState('');
  const { errors, formRef, show, clear } = useFieldErrors(['inviteCode']);
  const { joinCalendar, isJoining } = useCalendarChange();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isJoining) return;
    if (errorOf(inviteCodeSchema, code)) {
      show({ inviteCode: HINT });
      toast({ variant: 'destructive', title: 'Invite Code Required', description: HINT });
      return;
    }
    if (await joinCalendar(code)) onDone();
  }

  return (
    <CalendarForm
      action="Join Calendar"
      busy={isJoining}
      busyLabel="Joining..."
      cancel={cancel}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      <InviteCodeInput
        value={code}
        error={errors.inviteCode}
        hint={HINT}
        onChange={(value) => {
          setCode(value);
          clear('inviteCode');
        }}
      />
    </CalendarForm>
  );
}
