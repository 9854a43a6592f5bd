import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** The mail an application without SMTP keeps in its data directory. */
export class Mailbox {
  constructor(private readonly dataDir: string) {}

  /** Waits until so many mails have come to an address. */
  async mailsTo(address: string, count = 1): Promise<string[]> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const mails = (await this.#all()).filter((mail) => mail.includes(`To: ${address}\r\n`));
      if (mails.length >= count) return mails;
      if (Date.now() > deadline) throw new Error(`Waited in vain for mail ${count} to ${address}.`);
      await wait(LOOK_EVERY_MS);
    }
  }

  async #all(): Promise<string[]> {
    const folder = path.join(this.dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).sort();
    return Promise.all(
      names.map(async (name) => decodeMail(await readFile(path.join(folder, name)))),
    );
  }
}

/** A mail with its quoted-printable parts made readable. */
export function decodeMail(source: Buffer): string {
  const parts = source.toString('latin1').split(/(?=^--)/m);
  const bytes = parts.map((part) =>
    part.includes(': quoted-printable') ? decodePart(part) : part,
  );
  return Buffer.from(bytes.join(''), 'latin1').toString('utf8');
}

function decodePart(part: string): string {
  return part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The token of the link in a mail. */
export function tokenIn(mail: string | undefined): string {
  const token = /\/reset-password#token=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error('There is no link in this mail.');
  return token;
}
