import { Worker } from 'node:worker_threads';
import { TurnQueue } from '../common/TurnQueue.js';
import type { ReadCalendar, ReadEntry, ReadOptions } from './calendarContent.js';
import type { ReadingMessage, ReadingTask } from './readingThread.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';
import * as messages from './messages.js';

const THREAD = new URL('./readingThread.js', import.meta.url);
const LONGEST_MS = 8_000;
/** Of one thread, in MB. A file of 5 MB without malice takes a third of it. */
const MOST_MEMORY = 256;
const queue = new TurnQueue({
  name: 'calendar_readings',
  concurrency: 2,
  maxWaiting: 8,
  maxWaitMs: 10_000,
});

/**
 * What a calendar file holds, read in a thread of its own that ends after some seconds whatever the file
 * says, and has little memory. Throws an UnreadableCalendar, and 503 while too many others are read.
 */
export function readCalendar(bytes: Uint8Array, options: ReadOptions): Promise<ReadCalendar> {
  return queue.run('', () => readInThread({ bytes, options }));
}

async function readInThread(workerData: ReadingTask): Promise<ReadCalendar> {
  const thread = new Worker(THREAD, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY, maxYoungGenerationSizeMb: 32 },
  });
  const patience = setTimeout(
    () => thread.emit('error', unreadable(messages.takesTooLong)),
    LONGEST_MS,
  );
  try {
    return await answerOf(thread);
  } finally {
    clearTimeout(patience);
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<ReadCalendar> {
  const entries: ReadEntry[] = [];
  return new Promise((resolve, reject) => {
    thread.on('message', (message: ReadingMessage) => {
      if ('unreadable' in message) {
        reject(new UnreadableCalendar(message.unreadable.sentence, message.unreadable.line));
      } else if ('end' in message) {
        resolve({ ...message.end, entries });
      } else {
        for (const entry of message.entries) entries.push(entry);
        thread.postMessage('more');
      }
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? unreadable(messages.takesTooMuch) : error);
    });
    thread.once('exit', () => {
      reject(new Error('The thread ended before the calendar was read.'));
    });
  });
}

function unreadable(sentence: string): UnreadableCalendar {
  return new UnreadableCalendar(sentence, null);
}
