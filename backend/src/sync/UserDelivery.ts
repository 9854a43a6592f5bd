import { Injectable } from '@nestjs/common';
import { AccountReader } from './AccountReader.js';
import { Bus } from './Bus.js';
import type { BusMessage } from './BusMessage.js';
import { sessionRoom, userRoom, type LiveServer, type LiveSocket } from './rooms.js';
import { UnreadReader } from './UnreadReader.js';

/** Messages about a user's own data. They have no revision and go to the user's own tabs. */
type UserMessage = Extract<BusMessage, { kind: 'account' | 'seen' | 'sessionsEnded' }>;

/** Delivers messages to a user's own sockets on this node, whichever family those show. */
@Injectable()
export class UserDelivery {
  #server: LiveServer | undefined;

  constructor(
    private readonly accounts: AccountReader,
    private readonly unread: UnreadReader,
    bus: Bus,
  ) {
    // These messages have no revision, so nobody can tell which were lost while the bus was away.
    bus.onBack(() => void this.#greetAll());
  }

  attach(server: LiveServer): void {
    this.#server = server;
  }

  /** Tells a socket that has just connected the user's account and unread changes, as they are now. */
  async greet(socket: LiveSocket): Promise<void> {
    const { userId } = socket.data;
    const account = await this.accounts.read(userId);
    if (account) socket.emit('account', account);
    const unread = await this.unread.read(userId);
    if (Object.keys(unread).length > 0) socket.emit('unread', unread);
  }

  deliver(message: UserMessage): void {
    if (message.kind === 'account') void this.#tellAccount(message.userId);
    else if (message.kind === 'seen') this.#tellSeen(message);
    else message.idHashes.forEach((idHash) => this.#endSession(idHash));
  }

  async #greetAll(): Promise<void> {
    const sockets = [...(this.#server?.of('/').sockets.values() ?? [])];
    // If the database is away as well, each tab is told at its next hello.
    await Promise.allSettled(sockets.map((socket) => this.greet(socket)));
  }

  async #tellAccount(userId: string): Promise<void> {
    const server = this.#server;
    if (!server?.of('/').adapter.rooms.has(userRoom(userId))) return;
    try {
      const account = await this.accounts.read(userId);
      if (account) server.local.to(userRoom(userId)).emit('account', account);
    } catch {
      // The database is away: each of the user's tabs is told at its next hello.
    }
  }

  #tellSeen({ userId, familyId, seen }: Extract<UserMessage, { kind: 'seen' }>): void {
    const unread = { [familyId]: { seen, revisions: [] } };
    this.#server?.local.to(userRoom(userId)).emit('unread', unread);
  }

  /** [S5] Tells the sockets of a session that the session ended, and closes them. */
  #endSession(idHash: string): void {
    const sockets = this.#server?.local.in(sessionRoom(idHash));
    sockets?.emit('signedOut', {});
    sockets?.disconnectSockets(true);
  }
}
