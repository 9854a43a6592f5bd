import { leanChangeSchema, type LeanChange } from '@kinday/contracts/leanChange';
import {
  accountSchema,
  helloAnswerSchema,
  presenceSchema,
  PROTOCOL,
  type Account,
  type HelloAnswer,
  type Presence,
} from '@kinday/contracts/socket';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';

/** A message of the server. */
export interface Message {
  name: string;
  payload: unknown;
}

const PATIENCE_MS = 20_000;
/** Patience passes in slices: after a pause of the whole machine a timer is due before any message. */
const SLICE_MS = 1_000;

/** A live connection that remembers everything it was told. */
export class TestSocket {
  readonly messages: Message[] = [];
  /** Every packet as it came over the wire. */
  readonly packets: string[] = [];
  readonly #checks = new Set<() => void>();
  #ended: string | undefined;

  private constructor(readonly socket: Socket) {
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      this.packets.push(String(data));
    });
    socket.onAny((name: string, payload: unknown) => this.#hear(name, payload));
    socket.on('disconnect', (reason) => {
      this.#ended = `the connection ended: ${reason}`;
      this.#checks.forEach((check) => check());
    });
  }

  /** Resolves when the server let it in, rejects with its refusal. */
  static async open(
    origin: string,
    cookie: string,
    headers = {},
    options: Partial<ManagerOptions> = {},
  ): Promise<TestSocket> {
    const socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(cookie ? { cookie } : {}), ...headers },
      ...options,
    });
    const opened = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      // Its server was killed, or closed the connection, before it let anybody in. A refused client
      // closes the connection itself, and only then says why it was refused.
      socket.io.on('close', (reason) => {
        if (reason !== 'forced close') reject(new Error(reason));
      });
      socket.on('connect_error', (error) => {
        reject(error);
        socket.close();
      });
    });
    return opened;
  }

  /** [S7] Says which families it follows and up to where; what it is greeted with it was told. */
  async hello(families: Record<string, number> = {}): Promise<HelloAnswer> {
    const hello = { protocol: PROTOCOL, families };
    const answer = helloAnswerSchema.parse(
      await this.socket.timeout(PATIENCE_MS).emitWithAck('hello', hello),
    );
    const { account, unread, presence } = answer.greeting!;
    this.#hear('account', account);
    this.#hear('unread', unread);
    presence.forEach((each) => this.#hear('presence', each));
    return answer;
  }

  /** The changes told so far of a family, in the order in which they came. */
  changesOf(familyId: string): LeanChange[] {
    return this.payloadsOf('leanChange')
      .map((payload) => leanChangeSchema.parse(payload))
      .filter((change) => change.familyId === familyId);
  }

  /** What it was told last of who is in a family. */
  presenceIn(familyId: string): Presence | undefined {
    return this.payloadsOf('presence')
      .map((payload) => presenceSchema.parse(payload))
      .findLast((presence) => presence.familyId === familyId);
  }

  /** What it was told last of its user's account. */
  get account(): Account | undefined {
    return this.payloadsOf('account')
      .map((payload) => accountSchema.parse(payload))
      .at(-1);
  }

  payloadsOf(name: string): unknown[] {
    return this.messages.filter((message) => message.name === name).map(({ payload }) => payload);
  }

  /** Waits for the change that makes a revision. */
  async change(familyId: string, revision: number): Promise<LeanChange> {
    const find = () => this.changesOf(familyId).find((change) => change.revision === revision);
    await this.until(() => find() !== undefined, `revision ${revision} of family ${familyId}`);
    return find()!;
  }

  /** Waits for a message by name; resolves with the first one's payload. */
  async message(name: string): Promise<unknown> {
    await this.until(() => this.payloadsOf(name).length > 0, `a message "${name}"`);
    return this.payloadsOf(name)[0];
  }

  /** Waits until the server closed the connection. */
  closed(): Promise<void> {
    return this.until(() => this.socket.disconnected, 'the end of the connection');
  }

  /** Waits until a condition holds; it is looked at after every message. */
  until(holds: () => boolean, what: string, patience = PATIENCE_MS): Promise<void> {
    return new Promise((resolve, reject) => {
      let waited = 0;
      const settle = (end: () => void) => {
        clearInterval(slices);
        this.#checks.delete(check);
        end();
      };
      const giveUp = () =>
        reject(
          new Error(`Waited ${waited} ms in vain for ${what}; ${this.#ended ?? 'connected'}.`),
        );
      const check = () => {
        if (holds()) settle(resolve);
        else if (this.#ended) settle(giveUp);
      };
      const slices = setInterval(() => {
        waited += SLICE_MS;
        if (waited >= patience) settle(giveUp);
      }, SLICE_MS);
      this.#checks.add(check);
      check();
    });
  }

  close(): void {
    this.socket.close();
  }

  #hear(name: string, payload: unknown): void {
    this.messages.push({ name, payload });
    this.#checks.forEach((check) => check());
  }
}
