import type { RemindersAnswer, ReminderSettingsInput } from '@kinday/contracts/reminders';
import { errorMessage } from '../../../api/apiError';
import { useChooseRemindersMutation } from '../../../api/remindersApi';
import { ownZone } from '../../../product/ownZone';
import { useToast } from '../../../ui/toast/useToast';
import * as messages from '../messages';

/** What each part of the settings shows and changes. */
export interface PartProps {
  answer: RemindersAnswer;
  choose: (chosen: ReminderSettingsInput) => void;
}

/** Saves each choice at once; the first one keeps the browser's zone. */
export function useReminderChoices(answer: RemindersAnswer | undefined): PartProps['choose'] {
  const [save] = useChooseRemindersMutation();
  const toast = useToast();

  async function choose(chosen: ReminderSettingsInput) {
    const { error } = await save(answer?.hasChosen ? chosen : { zone: ownZone(), ...chosen });
    if (!error) return;
    toast({
      variant: 'destructive',
      title: messages.choiceNotSaved,
      description: errorMessage(error, messages.chosenOnceOnline),
    });
  }
  return (chosen) => void choose(chosen);
}
