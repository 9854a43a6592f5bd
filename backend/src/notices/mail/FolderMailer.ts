import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

/** Writes mails into a folder as .eml files, for servers and development machines without a mail server. */
export class FolderMailer extends Mailer {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

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
  }
}
