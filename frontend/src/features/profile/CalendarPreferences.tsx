import {
  CLOCKS,
  WEEK_STARTS,
  type Clock,
  type PreferencesInput,
  type WeekStart,
} from '@kinday/contracts/preferences';
import { errorMessage } from '../../api/apiError';
import { useSetPreferencesMutation } from '../../api/meApi';
import { clockText } from '@kinday/contracts/clockText';
import { SettingsSection } from '../../product/SettingsSection';
import { useClock, useWeekStart } from '../../sync/usePreferences';
import { RadioCards } from '../../ui/RadioCards';
import { useToast } from '../../ui/toast/useToast';
import * as messages from './messages';

const CLOCK_OPTIONS = CLOCKS.map((value) => ({
  value,
  label: messages.clocks[value],
  description: clockText('15:30', value),
}));
const WEEK_OPTIONS = WEEK_STARTS.map((value) => ({ value, label: messages.weekStarts[value] }));

/** How one's own screens write hours and order weeks; a press saves. */
export function CalendarPreferences() {
  const [save] = useSetPreferencesMutation();
  const toast = useToast();

  async function choose(chosen: PreferencesInput) {
    const { error } = await save(chosen);
    if (!error) return;
    toast({
      variant: 'destructive',
      title: messages.choiceNotSaved,
      description: errorMessage(error, messages.chosenOnceOnline),
    });
  }

  return (
    <SettingsSection title={messages.hoursAndWeeks} lead={messages.onAllDevices}>
      <RadioCards<Clock>
        legend={messages.clock}
        showLegend
        name="clock"
        value={useClock()}
        options={CLOCK_OPTIONS}
        onChange={(clock) => void choose({ clock })}
      />
      <RadioCards<WeekStart>
        legend={messages.weeksStartOn}
        showLegend
        name="weekStart"
        value={useWeekStart()}
        options={WEEK_OPTIONS}
        onChange={(weekStart) => void choose({ weekStart })}
      />
    </SettingsSection>
  );
}
