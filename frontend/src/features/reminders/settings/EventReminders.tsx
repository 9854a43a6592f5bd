import { WAYS, type Way } from '@kinday/contracts/reminders';
import { SettingsSection } from '../../../product/SettingsSection';
import { RadioCards } from '../../../ui/RadioCards';
import { AllDayChoice } from '../AllDayChoice';
import { LeadList } from '../LeadList';
import { TimedChoice } from '../TimedChoice';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

const WAY_OPTIONS = WAYS.map((value) => ({
  value,
  label: messages.ways[value],
  description: messages.waysMean[value],
}));

/** When one is reminded of events that are for oneself, unless one differs for an event. */
export function EventReminders({ answer: { settings }, choose }: PartProps) {
  return (
    <SettingsSection title={messages.beforeEvents} lead={messages.whyBeforeEvents}>
      <LeadList
        legend={messages.timedEvents}
        name="timed"
        leads={settings.timed}
        choice={TimedChoice}
        onChange={(timed) => choose({ timed })}
      />
      <LeadList
        legend={messages.allDayEvents}
        name="allDay"
        leads={settings.allDay}
        choice={AllDayChoice}
        onChange={(allDay) => choose({ allDay })}
      />
    </SettingsSection>
  );
}

/** How reminders of events come. */
export function ReminderWay({ answer: { settings, sendsMail }, choose }: PartProps) {
  return (
    <SettingsSection title={messages.how}>
      <RadioCards<Way>
        legend={messages.how}
        name="way"
        value={settings.way}
        options={WAY_OPTIONS}
        onChange={(way) => choose({ way })}
      />
      {!sendsMail && <p className="kd-reminders__note">{messages.mailsStay}</p>}
    </SettingsSection>
  );
}
