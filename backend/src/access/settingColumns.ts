/** A row of `reminder_settings r` as `ReminderSettings`. */
export const SETTING_COLUMNS = `r.is_on AS "isOn", r.zone, r.timed, r.all_day AS "allDay", r.way, r.quiet,
  r.morning, r.week, r.changes, r.ended_mails AS "endedMails"`;
