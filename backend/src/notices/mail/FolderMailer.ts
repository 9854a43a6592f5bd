import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

/** How long mails are kept, in days: a link in one may open an account. */
export const KEPT_DAYS = 30;
/** And how many. */
export const KEPT_MAILS = 1_000;
/** Old ones are looked for at the first mail, and again after so many. */
const LOOK_EVERY_MAILS = 100;
const DAY_MS = 86_400_000;
/** Its own files, as their names begin with the time. */
const OWN_FILE = /^\d{4}-\d\d-\d\dT.*-[0-9a-f]{6}\.eml$/;

/** Writes mails into a folder as .eml files, for servers and development machines without a mail server: the newest of the last month. */
export class FolderMailer extends Mailer {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  #sent = 0;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail, id: string): Promise<void> {
    const { message } = await this.#composer.sendMail(toMessage(mail, id, this.from));
    const time = new Date().toISOString().replaceAll(':', '-');
    const name = `${time}-${randomBytes(3).toString('hex')}.eml`;
    // The link in a mail may open an account: no other user of the machine can read the file.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, name), message, { mode: 0o600 });
    this.#sent += 1;
    if (this.#sent % LOOK_EVERY_MAILS === 1) await this.deleteOld();
  }

  /** Deletes the mails that are kept no longer, and nothing else that lies in the folder. */
  async deleteOld(): Promise<void> {
    const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
    // Before the first mail there is no folder.
    const files = await readdir(this.folder).catch(() => []);
    const mails = files.filter((name) => OWN_FILE.test(name)).sort();
    const old = mails.filter((name, at) => at < mails.length - KEPT_MAILS || name < oldest);
    for (const name of old) await rm(join(this.folder, name), { force: true });
  }
}
