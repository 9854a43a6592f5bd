import { PROTOCOL } from '@kinday/contracts/socket';

/** Engine.IO by hand, over polling: what somebody can send who does not use our client. */
export class RawSocket {
  private constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** A new handshake, and the namespace's. */
  static async open(origin: string, cookie: string): Promise<RawSocket> {
    const address = addressAt(origin);
    const opened = await fetch(address, { headers: { cookie } });
    const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
    const socket = new RawSocket(`${address}&sid=${sid}`, cookie);
    await socket.#send('40');
    return socket;
  }

  /** One poll on a connection that has this id. Resolves with the status. */
  static async pollOnce(origin: string, cookie: string, sid: string): Promise<number> {
    const polling = await fetch(`${addressAt(origin)}&sid=${sid}`, { headers: { cookie } });
    await polling.text();
    return polling.status;
  }

  /** Says hello and reads on until it is answered. */
  async hello(families: Record<string, number>): Promise<void> {
    await this.#send(`420${JSON.stringify(['hello', { protocol: PROTOCOL, families }])}`);
    for (;;) {
      const polled = await fetch(this.address, { headers: { cookie: this.cookie } });
      const text = await polled.text();
      if (polled.status !== 200) throw new Error(`The server says ${polled.status}: ${text}`);
      if (text.includes('430[')) return;
    }
  }

  async #send(packet: string): Promise<void> {
    const { cookie } = this;
    const sent = await fetch(this.address, { method: 'POST', body: packet, headers: { cookie } });
    await sent.text();
  }
}

function addressAt(origin: string): string {
  return `${origin}/socket.io/?EIO=4&transport=polling`;
}
