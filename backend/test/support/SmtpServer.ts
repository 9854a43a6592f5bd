import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { decodeMail } from './Mailbox.js';

/** What an SMTP server took. */
export interface Received {
  from: string;
  to: string[];
  mail: string;
}

/** As much of an SMTP server (RFC 5321) as a client needs that sends one mail at a time. */
export class SmtpServer {
  readonly received: Received[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #onMail: () => void = () => undefined;

  /**
   * @param greets a server that does not leaves its clients waiting
   * @param takes a server that does not knows nobody, and says so with the address
   */
  private constructor(
    greets: boolean,
    private readonly takes: boolean,
  ) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      if (greets) this.#serve(socket);
    });
  }

  static async listen({ greets = true, takes = true, port = 0 } = {}): Promise<SmtpServer> {
    const smtp = new SmtpServer(greets, takes);
    await new Promise<void>((resolve) => smtp.#server.listen(port, '127.0.0.1', resolve));
    return smtp;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Resolves with the next mail to an address. */
  nextTo(email: string): Promise<Received> {
    const count = this.received.length;
    return new Promise((resolve) => {
      this.#onMail = () => {
        const mail = this.received.slice(count).find(({ to }) => to.includes(email));
        if (mail) resolve(mail);
      };
    });
  }

  close(): void {
    this.#sockets.forEach((socket) => socket.destroy());
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let from = '';
    let to: string[] = [];
    let data = Buffer.alloc(0);
    let inMail = false;
    const answers: Record<string, (line: string) => string> = {
      EHLO: () => '250 localhost',
      MAIL: (line) => ((from = addressIn(line)), '250 OK'),
      RCPT: (line) =>
        this.takes
          ? (to.push(addressIn(line)), '250 OK')
          : `550 5.1.1 <${addressIn(line)}>: nobody here`,
      DATA: () => ((inMail = true), '354 Go on'),
      QUIT: () => '221 Bye',
    };
    socket.write('220 localhost\r\n');
    socket.on('data', (chunk: Buffer) => {
      data = Buffer.concat([data, chunk]);
      for (;;) {
        const end = data.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = data.subarray(0, end);
        data = data.subarray(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          this.received.push({ from, to, mail: decodeMail(part) });
          to = [];
          socket.write('250 OK\r\n');
          this.#onMail();
        } else {
          const line = part.toString();
          const answer = answers[line.slice(0, 4).toUpperCase()];
          socket.write(`${answer ? answer(line) : '502 Not here'}\r\n`);
        }
      }
    });
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
