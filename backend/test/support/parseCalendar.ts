import ICAL from 'ical.js';

// A text, as Apple and Google take it; ical.js would leave it as it stands in the file.
Object.assign(ICAL.design.icalendar.property as object, {
  'x-wr-calname': { defaultType: 'text' },
});

/** What another program reads in an iCalendar file. */
export function parseCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return { calendar, entries };
}
