import type { RemindersAnswer } from '@kinday/contracts/reminders';
import { useThisDevice } from '../device/useThisDevice';
import { ChangesByOthers } from './ChangesByOthers';
import { DayAndWeek } from './DayAndWeek';
import { Devices } from './Devices';
import { EndedMails } from './EndedMails';
import { EventReminders, ReminderWay } from './EventReminders';
import { OnOff } from './OnOff';
import { QuietHours } from './QuietHours';
import { ReminderZone } from './ReminderZone';
import { TestReminder } from './TestReminder';
import { useReminderChoices } from './useReminderChoices';
import './reminders.css';

/** All that a person chooses of their reminders; before they turn them on, what it takes. */
export function ReminderSettingsPanel({ answer }: { answer: RemindersAnswer }) {
  const device = useThisDevice(answer.pushKey);
  const part = { answer, choose: useReminderChoices(answer) };
  return (
    <>
      <OnOff {...part} device={device} />
      {answer.settings.isOn && (
        <>
          <Devices answer={answer} device={device} />
          <ReminderWay {...part} />
          <EventReminders {...part} />
          <QuietHours {...part} />
          <DayAndWeek {...part} />
          <ChangesByOthers {...part} />
          <ReminderZone {...part} />
          <EndedMails {...part} />
          <TestReminder sendsMail={answer.sendsMail} />
        </>
      )}
    </>
  );
}
