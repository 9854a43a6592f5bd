import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Disk } from './Disk.js';
import { query } from './query.js';
import { readEmbeddedServer } from './readEmbeddedServer.js';

const REFUSE = `
  CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;
  CREATE TRIGGER no_space BEFORE INSERT ON changes EXECUTE FUNCTION no_space()`;

/** For who may not mount a disk: the server is made to say and do what it does on a full one. */
export class PretendedDisk implements Disk {
  #log: string | null = null;

  private constructor(readonly directory: string) {}

  static async make(): Promise<PretendedDisk> {
    const directory = await mkdtemp(path.join(tmpdir(), 'kinday-disk-'));
    await chmod(directory, 0o755);
    return new PretendedDisk(directory);
  }

  async fill(): Promise<void> {
    await query({ databaseUrl: (await readEmbeddedServer(this.directory)).url }, REFUSE);
  }

  async runOut(): Promise<void> {
    const { pid } = await readEmbeddedServer(this.directory);
    this.#log = path.join(this.directory, 'postgres', 'data', 'pg_wal');
    await chmod(this.#log, 0);
    process.kill(pid, 'SIGKILL');
  }

  async free(): Promise<void> {
    if (this.#log) await chmod(this.#log, 0o700);
    else {
      const { url } = await readEmbeddedServer(this.directory);
      await query({ databaseUrl: url }, 'DROP FUNCTION no_space CASCADE');
    }
    this.#log = null;
  }

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true });
  }
}
