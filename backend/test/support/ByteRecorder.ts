import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a node that keeps every byte the node sends over it. */
export class ByteRecorder {
  #bytes: Buffer[] = [];
  readonly #open = new Set<Socket>();

  private constructor(
    private readonly listener: Server,
    target: URL,
  ) {
    listener.on('connection', (near) => {
      const far = connect(Number(target.port), target.hostname);
      far.on('data', (bytes) => this.#bytes.push(bytes));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  static async to(origin: string): Promise<ByteRecorder> {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new ByteRecorder(listener, new URL(origin));
  }

  /** Where the node is reached over this way. */
  get origin(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** Forgets what was sent so far. */
  startAnew(): void {
    this.#bytes = [];
  }

  /** All that was sent, as text: nothing here is compressed, and a server masks no frames. */
  get text(): string {
    return Buffer.concat(this.#bytes).toString();
  }

  close(): void {
    this.listener.close();
    this.#open.forEach((socket) => socket.destroy());
  }
}
