import { SettingsSection } from '../../../product/SettingsSection';
import { Button } from '../../../ui/Button';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

/** Mails that were ended by a link in one of them, and the way back; nothing without any. */
export function EndedMails({ answer: { settings }, choose }: PartProps) {
  const { endedMails } = settings;
  if (endedMails.length === 0) return null;
  return (
    <SettingsSection title={messages.endedMails} lead={messages.endedMeans}>
      <ul className="kd-reminders__ended">
        {endedMails.map((kind) => (
          <li key={kind}>
            {messages.mailKinds[kind]}
            <Button
              look="outlined"
              aria-label={messages.getAgainNamed(messages.mailKinds[kind])}
              onClick={() => choose({ endedMails: endedMails.filter((ended) => ended !== kind) })}
            >
              {messages.getAgain}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
