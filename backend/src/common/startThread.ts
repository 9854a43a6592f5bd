import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { unavailable } from './problem.js';
import * as messages from './messages.js';

/** The first message of a thread: its code is loaded, and speaks this version of its messages. */
export interface ThreadLoaded {
  version: number;
}

const log = new Logger('threads');
/** A thread is loaded within a fraction of a second, unless the machine or its disk has much to do. */
const LONGEST_MS = 30_000;

/**
 * Starts a thread and waits until its code is loaded, which is read from the disk each time. While a new
 * release is put in place under a running node, that code is missing, written in part, or newer than
 * the node's own.
 * @param version of the messages that this node speaks with the thread
 * @throws ProblemError 503 `updating` where the thread's code cannot be loaded, or speaks another version
 */
export async function startThread(
  file: URL,
  version: number,
  options: WorkerOptions = {},
): Promise<Worker> {
  const thread = new Worker(file, options);
  // The caller listens for the thread's errors. An error without a listener would end the process.
  thread.on('error', () => undefined);
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const [loaded] = (await Promise.race([once(thread, 'message', { signal }), ended(thread)])) as [
      ThreadLoaded,
    ];
    if (loaded.version !== version) throw new Error(`It speaks version ${loaded.version}.`);
    return thread;
  } catch (error) {
    await thread.terminate();
    log.warn(
      `${file.pathname} cannot be loaded, as if the release had been replaced: ${String(error)}`,
    );
    throw unavailable('updating', messages.shortBreak);
  }
}

/** Never answers: throws where a thread ends before it said anything. */
async function ended(thread: Worker): Promise<never> {
  await once(thread, 'exit');
  throw new Error('It ended before it was loaded.');
}
