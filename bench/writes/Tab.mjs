import WebSocket from 'ws';

/** Socket.IO's packets as they travel: an Engine.IO digit, then a Socket.IO digit. */
const ENGINE = { OPEN: '0', PING: '2', PONG: '3' };
const [CONNECT, CONNECTED, EVENT] = ['40', '40', '42'];

/**
 * One member's open tab, as light as can be: a thousand of them must not slow what is measured. It
 * counts how often it heard of each version of each event.
 */
export class Tab {
  /** Deliveries by `<event id>:<version>`. */
  heard = new Map();
  /** Bytes of all deliveries. */
  bytes = 0;
  #socket;

  /** @param {import('./subjects.mjs').Member} member */
  constructor(member) {
    this.member = member;
  }

  /** Resolves once the server delivers to this tab. */
  open() {
    const { socketUrl, headers } = this.member;
    this.#socket = new WebSocket(socketUrl, { headers, perMessageDeflate: false });
    return new Promise((resolve, reject) => {
      this.#socket.on('message', (data) => this.#receive(String(data), resolve));
      this.#socket.on('error', reject);
      this.#socket.on('close', () => reject(new Error('A tab was cut.')));
    });
  }

  close() {
    this.#socket.close();
  }

  #receive(text, ready) {
    const { connectData, hello } = this.member;
    if (text === ENGINE.PING) return this.#socket.send(ENGINE.PONG);
    if (text.startsWith(ENGINE.OPEN)) return this.#socket.send(CONNECT + connectData);
    // A server that answers a hello is ready with its answer; the others send a message of their own.
    if (text.startsWith(CONNECTED)) return hello && this.#socket.send(`${EVENT}0${hello}`);
    if (text.startsWith('43') || text === 'ready' || text.startsWith('42["ready"')) return ready();
    const event = this.member.eventIn(text);
    if (!event) return;
    const key = `${event.id}:${event.version}`;
    this.heard.set(key, (this.heard.get(key) ?? 0) + 1);
    this.bytes += Buffer.byteLength(text);
  }
}
