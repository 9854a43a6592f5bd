import { EventLoopSlice } from '../common/EventLoopSlice.js';
import type { ReadCalendar, ReadEntry } from '../icalendar/calendarContent.js';
import { readCalendar } from '../icalendar/readCalendar.js';
import { UnreadableCalendar } from '../icalendar/UnreadableCalendar.js';
import { keptEvent, type KeptEvent } from './KeptEvent.js';
import { SourceProblem, turnOf, type Reading } from './Source.js';
import * as messages from './messages.js';

/**
 * The events of a calendar file as they are kept. Throws a SourceProblem when it is none.
 * @param zone in which its floating times are told
 */
export async function readEvents(
  bytes: Buffer,
  zone: string,
  reading: Reading,
): Promise<KeptEvent[]> {
  const { entries } = await read(bytes, zone, reading);
  const events: KeptEvent[] = [];
  const slice = new EventLoopSlice();
  for (const entry of entries) {
    events.push(...eventsOf(entry));
    await slice.end();
  }
  return events;
}

/** What is told of an entry and of its occurrences that are otherwise. */
function eventsOf({ fields, repetition, changed }: ReadEntry): KeptEvent[] {
  return [
    keptEvent(fields, repetition),
    ...changed.map((occurrence) => keptEvent(occurrence.fields, null)),
  ];
}

async function read(bytes: Buffer, zone: string, reading: Reading): Promise<ReadCalendar> {
  try {
    return await readCalendar(turnOf(reading), bytes, { zone }, reading.signal);
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    const isCalendar = /BEGIN:VCALENDAR/i.test(bytes.toString('latin1').replaceAll('\0', ''));
    throw new SourceProblem(isCalendar ? messages.unreadable(error.message) : messages.noCalendar);
  }
}
