import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * Stands before a server of the tests. It may swallow all that is sent either way and close nothing,
 * as a network does that drops packets; connections from that time stay dead.
 */
export class SilentProxy {
  readonly #sockets = new Set<Socket>();
  #isSilent = false;
  #silences = 0;

  private constructor(
    private readonly server: Server,
    /** The server's address by way of the proxy. */
    readonly url: string,
  ) {}

  static async before(url: string): Promise<SilentProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => proxy.#pass(near, connect(Number(port), hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port: own } = server.address() as AddressInfo;
    const proxy = new SilentProxy(server, Object.assign(new URL(url), { port: own }).href);
    return proxy;
  }

  /** From now on nothing passes, on these connections for good. */
  fallSilent(): void {
    this.#isSilent = true;
    this.#silences += 1;
  }

  /** New connections pass again. */
  speak(): void {
    this.#isSilent = false;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  #pass(near: Socket, far: Socket): void {
    const born = this.#silences;
    const isDead = () => this.#isSilent || this.#silences !== born;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (data) => {
        if (!isDead()) to.write(data);
      });
      from.on('close', () => {
        this.#sockets.delete(from);
        if (!isDead()) to.destroy();
      });
    }
  }
}
