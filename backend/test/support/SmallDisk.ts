import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Disk } from './Disk.js';
import { query } from './query.js';
import { readEmbeddedServer } from './readEmbeddedServer.js';

const run = promisify(execFile);
/** Room for a new database and some work. */
const SIZE = '160m';
const BLOCKS = [Buffer.alloc(2 ** 20), Buffer.alloc(4096)];
/** Begins a new file of the database's log, whole on the disk. */
const NEW_LOG = `SELECT pg_switch_wal(), pg_logical_emit_message(true, '', '')`;

function isUnreachable(answer: unknown): boolean {
  return (answer as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}

/** A disk of its own, which something else fills to the last byte. */
export class SmallDisk implements Disk {
  private constructor(readonly directory: string) {}

  /** Null where we may not mount one: that takes root, and no container that forbids it. */
  static async mount(): Promise<SmallDisk | null> {
    const directory = await mkdtemp(path.join(tmpdir(), 'kinday-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'kinday', directory]);
      return new SmallDisk(directory);
    } catch {
      await rm(directory, { recursive: true });
      return null;
    }
  }

  async fill(): Promise<void> {
    // The log of what is written meanwhile has room: without any the server ends.
    const { url } = await readEmbeddedServer(this.directory);
    await query({ databaseUrl: url }, NEW_LOG);
    for (const block of BLOCKS) await this.#fillBy(block);
  }

  async runOut(): Promise<void> {
    await this.fill();
    const { url } = await readEmbeddedServer(this.directory);
    // Each one begins a new file of the log, until none can be made. A server that has ended may find
    // room in a file that it needs no more, and go on: only one that nobody reaches has none left.
    const begin = () => query({ databaseUrl: url }, NEW_LOG).catch((error: unknown) => error);
    for (;;) if (isUnreachable(await begin())) return;
  }

  async free(): Promise<void> {
    await rm(this.#ballast);
  }

  async remove(): Promise<void> {
    await run('umount', ['-l', this.directory]);
    await rm(this.directory, { recursive: true });
  }

  async #fillBy(block: Buffer): Promise<void> {
    const file = await open(this.#ballast, 'a');
    try {
      for (;;) await file.write(block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
  }

  get #ballast(): string {
    return path.join(this.directory, 'ballast');
  }
}
