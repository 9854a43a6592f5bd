import {
  MAIL_KINDS,
  type MailKind,
  type ReminderSettings,
  type ReminderSettingsInput,
} from './reminders.js';

/** Settings with what a person chose of them. Who chooses mail for something wants its mails again. */
export function applyReminderChoice(
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
