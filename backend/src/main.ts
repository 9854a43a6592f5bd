import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { readConfig, type Config } from './config.js';
import { createApp } from './createApp.js';
import { migrate } from './database/migrate.js';
import { startDatabase } from './database/startDatabase.js';
import { keepSecret } from './keepSecret.js';
import { startNotices } from './startNotices.js';
import { stopOnSignals } from './stopOnSignals.js';
import { FamilyWriter } from './sync/FamilyWriter.js';
import { warmUp } from './warmUp.js';

/**
 * V8 lets a heap grow to several times of what lives in it, up to gigabytes, before it collects garbage
 * thoroughly. A node holds little for long: half as much again is enough, and what large answers leave
 * behind goes soon.
 */
setFlagsFromString('--heap-growing-percent=50');

async function start(config: Config): Promise<void> {
  const database = await startDatabase(config);
  await migrate(database.url);
  const sessionSecret = config.sessionSecret ?? (await keepSecret(config.dataDir));
  const app = await createApp(config, { databaseUrl: database.url, sessionSecret });

  await warmUp(app.get(FamilyWriter), config.databasePoolSize);
  stopOnSignals(app, config.drainSeconds * 1000, database.stop);

  await (config.host ? app.listen(config.port, config.host) : app.listen(config.port));
  const { port } = app.getHttpServer().address() as { port: number };
  const address = config.publicUrl ?? `http://localhost:${port}`;
  startNotices(config, address).forEach((notice) => console.info(notice));
  console.info(`${PRODUCT_NAME} is ready: ${address}`);
}

/** What went wrong, in words the operator can act on. */
function explain(error: unknown, port: string | undefined): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? 3000} is taken: stop what uses it, or choose another with PORT.`;
  }
  if (code === 'EACCES') return `No permission to listen on port ${port ?? 3000}.`;
  if (code === 'ECONNREFUSED') return 'PostgreSQL does not answer: please check DATABASE_URL.';
  return message;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explain(error, process.env.PORT));
  process.exit(1);
}
