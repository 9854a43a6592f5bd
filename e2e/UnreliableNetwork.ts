import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to the server that can be cut: what runs over it breaks, and nothing new gets through. */
export class UnreliableNetwork {
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(
    private readonly listener: Server,
    private target: URL,
  ) {
    listener.on('connection', (near) => {
      if (this.#isCut) return near.destroy();
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  /** Opens a way to a server. */
  static async to(origin: string): Promise<UnreliableNetwork> {
    const listener = createServer().listen(0, 'localhost');
    await once(listener, 'listening');
    return new UnreliableNetwork(listener, new URL(origin));
  }

  /** Where the server is reached over this way. */
  get origin(): string {
    return `http://localhost:${(this.listener.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    this.#open.forEach((socket) => socket.destroy());
  }

  /** Leads to another server from now on, as after an update. */
  leadTo(origin: string): void {
    this.target = new URL(origin);
    this.#open.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.listener.close();
    this.#open.forEach((socket) => socket.destroy());
  }
}
