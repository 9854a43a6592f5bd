import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { inviteCodeSchema } from '@kinday/contracts/user';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { InviteCodeInput } from '../../product/InviteCodeInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { CalendarForm } from './CalendarForm';
import { useCalendarChange } from './useCalendarChange';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const HINT = messages.codeOfFamily(INVITE_CODE_LENGTH);

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
      toast({
        variant: 'destructive',
        title: productMessages.inviteCodeRequired,
        description: HINT,
      });
      return;
    }
    if (await joinCalendar(code)) onDone();
  }

  return (
    <CalendarForm
      action={productMessages.joinCalendar}
      busy={isJoining}
      busyLabel={productMessages.joining}
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
