import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The PostgreSQL that runs in a DATA_DIR, by its own notes. */
export async function readEmbeddedServer(dataDir: string): Promise<{ pid: number; url: string }> {
  const read = (file: string) => readFile(path.join(dataDir, 'postgres', file), 'utf8');
  const home = await read('location').catch(() => path.join(dataDir, 'postgres'));
  const lock = await readFile(path.join(home, 'data', 'postmaster.pid'), 'utf8');
  const [pid, , , port] = lock.split('\n');
  const password = await read('password');
  return { pid: Number(pid), url: `postgres://kinday:${password}@127.0.0.1:${port}/kinday` };
}
