import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Readiness } from './health/Readiness.js';

/** Longest time from the signal to the end of the process. */
export const STOP_WITHIN_MS = 15_000;

/**
 * Ends the process on SIGTERM, SIGINT (Ctrl-C) and SIGHUP (its terminal was closed). It first tells
 * `/health/ready`, serves on until proxies know (SIGTERM only), refuses new connections, finishes the
 * requests in flight, closes the live connections, and then stops the database it started.
 * @param drainMs how long proxies get to notice
 * @param stopDatabase what is left to do when the application has closed
 */
export function stopOnSignals(
  app: NestExpressApplication,
  drainMs: number,
  stopDatabase: () => Promise<void>,
): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    app.get(Readiness).leave();
    endConnectionsAfterAnswers(app.getHttpServer());
    if (signal === 'SIGTERM') await sleep(drainMs);
    await app.close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal));
  }
  // By default SIGUSR2 ends a process; process managers send it for other reasons.
  process.on('SIGUSR2', () => undefined);
}

/** A client that keeps asking on an open connection would hold the process: each answer closes its own. */
function endConnectionsAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
}
