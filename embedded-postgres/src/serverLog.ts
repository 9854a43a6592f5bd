import { copyFile, open, stat, truncate } from 'node:fs/promises';

const largest = 5 * 1024 * 1024;

/**
 * The server's log: one file and one older one (`.old`), 5 MB each.
 * The server writes through a handle of this process, so its messages before it has read its settings
 * are kept as well.
 */
export class ServerLog {
  constructor(private readonly file: string) {}

  /** Opens the log for the server to append to. */
  async open() {
    await this.limit();
    return open(this.file, 'a', 0o600);
  }

  /** Empties the log into the older one when it has grown too large; a failure to do so must not end anything. */
  async limit(): Promise<void> {
    if ((await this.size()) < largest) return;
    try {
      // Emptied in place, not renamed: the running server keeps writing to this very file.
      await copyFile(this.file, `${this.file}.old`);
      await truncate(this.file);
    } catch {
      return;
    }
  }

  async size(): Promise<number> {
    const found = await stat(this.file).catch(() => undefined);
    return found?.size ?? 0;
  }

  /** What was written from a position on. */
  async readFrom(position: number): Promise<string> {
    const handle = await open(this.file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, position);
    await handle.close();
    return buffer.toString('utf8', 0, bytesRead);
  }
}
