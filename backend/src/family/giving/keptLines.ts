/** What stands in every entry that we write, and what would begin something else. */
const OURS = new Set([
  ...['BEGIN', 'END', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'DURATION', 'SUMMARY', 'DESCRIPTION'],
  ...['LOCATION', 'CATEGORIES', 'CREATED', 'LAST-MODIFIED', 'SEQUENCE', 'RECURRENCE-ID', 'RRULE'],
  ...['EXRULE', 'RDATE', 'EXDATE', 'METHOD'],
  // They say once more, in other words, what may have been edited here since.
  ...['X-ALT-DESC', 'GEO', 'X-APPLE-STRUCTURED-LOCATION'],
  ...['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'],
  // Programs would write to these people whenever a copy of the event is edited.
  ...['ATTENDEE', 'ORGANIZER'],
]);
const NAME = /^[a-z0-9-]{1,60}(?=[;:])/i;
// eslint-disable-next-line no-control-regex -- what no content line may hold
const CONTROLS = /[\x00-\x08\x0a-\x1f\x7f]/;

/** The lines of an imported event that say what we have no field for, as far as they can do no harm. */
export function keptLines(raw: string | null): string[] {
  return (raw ?? '').split('\n').filter((line) => {
    const name = NAME.exec(line)?.[0].toUpperCase();
    return name !== undefined && !OURS.has(name) && line.includes(':') && !CONTROLS.test(line);
  });
}
