import { MOST_ENTRIES, MOST_LEFT_OUT, type ReadCalendar } from '../../icalendar/calendarContent.js';
import { toldApart } from '../../icalendar/toldApart.js';
import * as messages from './messages.js';

const NOTHING: ReadCalendar = { name: null, entries: [], leftOut: [], leftOutCount: 0 };

/**
 * Several calendars as one, which never holds more than one calendar may: an archive may bring twenty
 * of them. What is left out has no line then: lines are counted in each file.
 */
export class JoinedCalendars {
  #count = 0;
  #joined = NOTHING;

  get calendar(): ReadCalendar {
    return this.#joined;
  }

  add(calendar: ReadCalendar): void {
    this.#count += 1;
    this.#joined = this.#count === 1 ? calendar : this.#with(calendar);
  }

  #with(calendar: ReadCalendar): ReadCalendar {
    const both = [this.#joined, calendar];
    const entries = toldApart(both.flatMap((each) => each.entries));
    const beyond = Math.max(0, entries.length - MOST_ENTRIES);
    const leftOut = both.flatMap((each) => each.leftOut).slice(0, MOST_LEFT_OUT);
    return {
      name: messages.calendarsIn(this.#count),
      entries: entries.slice(0, MOST_ENTRIES),
      leftOut: leftOut.map((each) => ({ ...each, line: null })),
      leftOutCount: both.reduce((sum, { leftOutCount }) => sum + leftOutCount, beyond),
    };
  }
}
