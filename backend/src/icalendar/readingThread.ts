import { parentPort, workerData } from 'node:worker_threads';
import { parseCalendar } from './parseCalendar.js';
import type { ReadCalendar, ReadEntry, ReadOptions } from './calendarContent.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';

/** What the thread is begun with. */
export interface ReadingTask {
  bytes: Uint8Array;
  options: ReadOptions;
}

/** What the thread says: a piece of the entries whenever it is asked for more, and the rest at the end. */
export type ReadingMessage =
  | { entries: ReadEntry[] }
  | { end: Omit<ReadCalendar, 'entries'> }
  | { unreadable: { sentence: string; line: number | null } };

/** Entries that are handed over at once: taking them in must not keep a server's other work waiting. */
const AT_ONCE = 250;

const port = parentPort;
const say = (message: ReadingMessage) => port?.postMessage(message);

try {
  const { bytes, options } = workerData as ReadingTask;
  const { entries, ...end } = parseCalendar(bytes, options);
  let at = 0;
  const next = () => {
    if (at >= entries.length) {
      say({ end });
      port?.close();
      return;
    }
    say({ entries: entries.slice(at, at + AT_ONCE) });
    at += AT_ONCE;
  };
  port?.on('message', next);
  next();
} catch (error) {
  if (!(error instanceof UnreadableCalendar)) throw error;
  say({ unreadable: { sentence: error.message, line: error.line } });
}
