import {
  MAIL_KINDS,
  type MailKind,
  type ReminderSettings,
  type ReminderSettingsInput,
} from '@kinday/contracts/reminders';

/** Settings with what a person chose. Who chooses mail for something wants its mails again. */
export function withChoice(
  before: ReminderSettings,
  chosen: ReminderSettingsInput,
): ReminderSettings {
  const ways: Record<MailKind, string | undefined> = {
    reminders: chosen.way,
    morning: chosen.morning?.way,
    week: chosen.week?.way,
    changes: chosen.changes?.way,
  };
  const isWanted = (kind: MailKind) => ways[kind] === 'mail' || ways[kind] === 'both';
  const after = { ...before, ...chosen };
  const isEnded = (kind: MailKind) => after.endedMails.includes(kind) && !isWanted(kind);
  return { ...after, endedMails: MAIL_KINDS.filter(isEnded) };
}
