import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerLayout } from './serverLayout.js';
import { spawnWatchedServer } from './ownerWatch.js';
import { readLock } from './serverLock.js';
import { ServerLog } from './serverLog.js';
import { serverArguments } from './serverSettings.js';

const longestStart = 120_000;
const longestStop = 30_000;
const logCheckInterval = 3_600_000;

/** A PostgreSQL server that this process started. */
export interface ServerProcess {
  /** Ends its connections, writes everything down and resolves when it has ended. */
  stop: () => Promise<void>;
  /** Resolves when it has ended, however that happened. */
  ended: Promise<void>;
}

/** The server ended before it was ready; `log` is what it said. */
export class ServerDidNotStart extends Error {
  constructor(
    readonly log: string,
    file: string,
  ) {
    super(`The database server did not start: ${lastComplaint(log)} (see ${file}).`);
  }
}

/** Starts the server on a port of 127.0.0.1 and resolves when it accepts connections. */
export async function startServer(
  layout: ServerLayout,
  port: number,
  durable: boolean,
): Promise<ServerProcess> {
  const log = new ServerLog(layout.log);
  const output = await log.open();
  const position = await log.size();
  const child = spawnWatchedServer(layout, serverArguments(layout, port, durable), output.fd);
  await output.close();
  if (!(await becomesReady(layout, child))) {
    await stopServer(child);
    throw new ServerDidNotStart(await log.readFrom(position), layout.log);
  }
  const timer = setInterval(() => void log.limit(), logCheckInterval).unref();
  const ended = endOf(child).then(() => clearInterval(timer));
  return { stop: () => stopServer(child), ended };
}

async function becomesReady(layout: ServerLayout, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + longestStart;
  while (!hasEnded(child) && Date.now() < deadline) {
    const lock = await readLock(layout.data);
    if (lock?.ready && lock.pid === child.pid) return true;
    await sleep(5);
  }
  return false;
}

async function endOf(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = endOf(child);
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), longestStop);
  await ended;
  clearTimeout(impatience);
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function lastComplaint(log: string): string {
  const lines = log.trim().split('\n');
  const line = lines.findLast((each) => /(FATAL|PANIC|ERROR):/.test(each)) ?? lines.at(-1);
  return line?.replace(/^.*(FATAL|PANIC|ERROR): +/, '') || 'it gave no reason';
}
