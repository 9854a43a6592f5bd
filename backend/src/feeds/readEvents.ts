import type { KeptEvent } from './KeptEvent.js';
import { SourceProblem } from './Source.js';
import * as messages from './messages.js';

/**
 * The events of a calendar file as they are kept. Throws a SourceProblem when it is none.
 * @param zone in which its floating times are told
 */
export function readEvents(bytes: Buffer, zone: string): Promise<KeptEvent[]> {
  void [bytes, zone];
  return Promise.reject(new SourceProblem(messages.noCalendar));
}
