import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadLoaded } from '../common/startThread.js';
import type { ReadCalendar } from './calendarContent.js';
import { CalendarReader } from './parseCalendar.js';
import {
  READING_VERSION,
  type FromReadingThread,
  type ToReadingThread,
} from './readingMessages.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';

/** Entries and changed occurrences in one message: to receive it must not hold the server's event loop for long. */
const AT_ONCE = 250;

/** The nice value of a reading thread: where processors are few, the server's event loop goes first. */
const NICE = 10;

// On Linux the priority is the thread's own. Elsewhere it would be that of the whole process. Where the
// server's is lower already, as systemd may set it, only root could raise it.
if (process.platform === 'linux' && getPriority() < NICE) setPriority(NICE);

const port = parentPort;
const say = (message: FromReadingThread) => port?.postMessage(message);
let reader: CalendarReader | null = null;
let read: ReadCalendar | null = null;
let at = 0;

function hear(message: ToReadingThread): void {
  if ('options' in message) {
    reader = new CalendarReader(message.options);
    say({ wants: 'bytes' });
  } else if ('bytes' in message) {
    reader?.push(message.bytes);
    say({ wants: 'bytes' });
  } else {
    if ('isWhole' in message) read = reader?.end() ?? null;
    handOver();
  }
}

function handOver(): void {
  if (!read) return;
  const { entries, ...end } = read;
  if (at < entries.length) {
    const from = at;
    for (let count = 0; at < entries.length && count < AT_ONCE; at += 1) {
      count += 1 + (entries[at]?.changed.length ?? 0);
    }
    say({ entries: entries.slice(from, at) });
  } else {
    say({ end });
    port?.close();
  }
}

port?.on('message', (message: ToReadingThread) => {
  try {
    hear(message);
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    say({ unreadable: { sentence: error.message, line: error.line } });
    port.close();
  }
});
port?.postMessage({ version: READING_VERSION } satisfies ThreadLoaded);
