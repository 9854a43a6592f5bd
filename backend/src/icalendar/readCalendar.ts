import type { Worker } from 'node:worker_threads';
import { LIMITS } from '@kinday/contracts/product';
import { startThread } from '../common/startThread.js';
import { TurnQueue } from '../common/TurnQueue.js';
import type { ReadCalendar, ReadEntry, ReadOptions } from './calendarContent.js';
import {
  READING_VERSION,
  type FromReadingThread,
  type ToReadingThread,
} from './readingMessages.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** The bytes of a calendar file, whole or in pieces, which should be at hand: waiting for them counts as reading. */
export type CalendarSource = Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const THREAD = new URL('./readingThread.js', import.meta.url);
/** For a file of at most `LIMITS.calendarFileBytes`, and for a larger one. */
const LONGEST_MS = { usual: 8_000, large: 20_000 };
/** Of one thread, in MB. A file of 5 MB without malice takes a third of it. */
const MOST_MEMORY = 256;
/** Bytes that are handed over at once. */
const AT_ONCE = 256_000;
const queue = new TurnQueue({
  name: 'calendar_readings',
  concurrency: 2,
  // One account's files, which may each take its seconds, leave a place to others.
  perKey: 1,
  maxWaiting: 16,
  maxWaitingPerKey: 3,
  maxWaitMs: 10_000,
});

/**
 * What a calendar file of at most `LIMITS.largeCalendarFileBytes` holds, read in a thread of its own
 * that ends after some seconds whatever the file says, and has little memory: the file passes through it
 * piece by piece. Throws an UnreadableCalendar, and 503 while too many others are read or the code of
 * the thread cannot be loaded.
 * @param key whose turn it is: an account's, or one that is no account's
 * @param signal aborted when nobody waits for it any more
 */
export function readCalendar(
  key: string,
  source: CalendarSource,
  options: ReadOptions,
  signal?: AbortSignal,
): Promise<ReadCalendar> {
  return queue.run(key, () => readInThread(source, options, signal), signal);
}

/**
 * @param file of the thread's code
 * @param longest milliseconds, from the moment that the thread is there: on a busy machine it starts
 *   late, which no file is to be refused for
 */
export async function readInThread(
  source: CalendarSource,
  options: ReadOptions,
  signal?: AbortSignal,
  file = THREAD,
  longest = LONGEST_MS,
): Promise<ReadCalendar> {
  const stop = new AbortController();
  const end = () => stop.abort(unreadable(messages.takesTooLong));
  const patience: NodeJS.Timeout[] = [];
  const onLarge = () => clearTimeout(patience[0]);
  const signals = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal;
  const pieces = piecesOf(source);
  let thread: Worker | undefined;
  try {
    thread = await startThread(file, READING_VERSION, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: 32 },
    });
    patience.push(setTimeout(end, longest.usual), setTimeout(end, longest.large));
    return await answerOf(thread, counted(pieces, onLarge), options, signals);
  } finally {
    for (const each of patience) clearTimeout(each);
    await thread?.terminate();
    // A source that hangs is not waited for.
    pieces.return(undefined).catch(() => undefined);
  }
}

async function* piecesOf(source: CalendarSource): AsyncGenerator<Uint8Array, void, undefined> {
  if (!(source instanceof Uint8Array)) {
    for await (const part of source) yield* piecesOf(part);
    return;
  }
  for (let at = 0; at < source.length; at += AT_ONCE) yield source.subarray(at, at + AT_ONCE);
}

/** The same pieces; told once they are more than a usual file has. */
async function* counted(pieces: AsyncIterable<Uint8Array>, onLarge: () => void) {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > LIMITS.calendarFileBytes) onLarge();
    yield piece;
  }
}

function answerOf(
  thread: Worker,
  pieces: AsyncGenerator<Uint8Array, void, undefined>,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<ReadCalendar> {
  const entries: ReadEntry[] = [];
  const tell = (message: ToReadingThread) => thread.postMessage(message);
  const giveBytes = async () => {
    const { value, done } = await pieces.next();
    if (done) return tell({ isWhole: true });
    // Of a part of a buffer all of it would be copied.
    const bytes = new Uint8Array(value);
    thread.postMessage({ bytes } satisfies ToReadingThread, [bytes.buffer]);
  };
  return new Promise((resolve, reject) => {
    thread.on('message', (message: FromReadingThread) => {
      if ('unreadable' in message) {
        reject(new UnreadableCalendar(message.unreadable.sentence, message.unreadable.line));
      } else if ('wants' in message) {
        giveBytes().catch(reject);
      } else if ('end' in message) {
        resolve({ ...message.end, entries });
      } else {
        for (const entry of message.entries) entries.push(entry);
        tell({ wants: 'entries' });
      }
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? unreadable(messages.takesTooMuch) : error);
    });
    thread.once('exit', () => {
      reject(new Error('The thread ended before the calendar was read.'));
    });
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    tell({ options });
  });
}

function unreadable(sentence: string): UnreadableCalendar {
  return new UnreadableCalendar(sentence, null);
}
