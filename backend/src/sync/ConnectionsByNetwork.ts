import type { IncomingMessage } from 'node:http';
import { clientNetwork } from '../common/requests/clientNetwork.js';

/** Reads whose request it is: its address, or what a trusted proxy says of it. */
export type AddressOf = (request: IncomingMessage) => string;

/** An Engine.IO connection, as far as counting needs it. */
export interface Connection {
  request: IncomingMessage;
  once: (event: 'close', handler: () => void) => unknown;
}

/** [S6] How many live connections each household, or attacker, has on this node. */
export class ConnectionsByNetwork {
  readonly #open = new Map<string, number>();

  /** @param most connections of one network */
  constructor(
    private readonly addressOf: AddressOf,
    private readonly most: number,
  ) {}

  hasRoom(request: IncomingMessage): boolean {
    return this.#count(this.#networkOf(request)) < this.most;
  }

  /**
   * Counts a connection until it closes.
   * @returns false when its network has no room: of many that come at once each found some before
   */
  add(connection: Connection): boolean {
    const network = this.#networkOf(connection.request);
    const others = this.#count(network);
    if (others >= this.most) return false;
    this.#open.set(network, others + 1);
    connection.once('close', () => {
      const left = this.#count(network) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    });
    return true;
  }

  #count(network: string): number {
    return this.#open.get(network) ?? 0;
  }

  #networkOf(request: IncomingMessage): string {
    return clientNetwork(this.addressOf(request));
  }
}
