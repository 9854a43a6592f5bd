import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

/** Keeps mail as .eml files, for whoever runs the server: the mailbox of a development machine. */
export class FolderMailer extends Mailer {
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.#composer.sendMail(toMessage(mail, this.from));
    const time = new Date().toISOString().replaceAll(':', '-');
    const name = `${time}-${randomBytes(3).toString('hex')}.eml`;
    // What stands in a mail may open an account: nobody else on the machine reads it.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, name), message, { mode: 0o600 });
  }
}
