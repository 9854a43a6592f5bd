import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@kinday/embedded-postgres';
import type { Config } from '../config.js';
import { copyDatabase } from './copyDatabase.js';

/**
 * The database of these settings: the operator's own, or the one that comes along, which is started, or
 * joined where another process runs it already. Throws a sentence for people.
 */
export async function startDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<EmbeddedPostgres> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres(join(dataDir, 'postgres'), { copyDatabase });
}
