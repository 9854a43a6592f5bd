import { Injectable } from '@nestjs/common';
import { AccountReader } from './AccountReader.js';
import { Bus } from './Bus.js';
import type { BusMessage } from './BusMessage.js';
import { sessionRoom, userRoom, type LiveServer, type LiveSocket } from './rooms.js';
import { UnreadReader } from './UnreadReader.js';

/** What is a user's own: it has no revision, and goes to their tabs on this node alone. */
type UserMessage = Extract<BusMessage, { kind: 'account' | 'seen' | 'sessionsEnded' }>;

/** Delivers to a user's own sockets on this node, whichever family they show. */
@Injectable()
export class UserDelivery {
  #server: LiveServer | undefined;

  constructor(
    private readonly accounts: AccountReader,
    private readonly unread: UnreadReader,
    bus: Bus,
  ) {
    // No revision tells what of a user's own was lost while the bus was away.
    bus.onBack(() => void this.#greetAll());
  }

  attach(server: LiveServer): void {
    this.#server = server;
  }

  /** Tells a socket that has just come, or come back, what it may have missed. */
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
    // Should the database be away as well, they are told at their next hello.
    await Promise.allSettled(sockets.map((socket) => this.greet(socket)));
  }

  async #tellAccount(userId: string): Promise<void> {
    const server = this.#server;
    if (!server?.of('/').adapter.rooms.has(userRoom(userId))) return;
    try {
      const account = await this.accounts.read(userId);
      if (account) server.local.to(userRoom(userId)).emit('account', account);
    } catch {
      // The database is away: the user's tabs are told at their next hello.
    }
  }

  #tellSeen({ userId, familyId, seen }: Extract<UserMessage, { kind: 'seen' }>): void {
    const unread = { [familyId]: { seen, revisions: [] } };
    this.#server?.local.to(userRoom(userId)).emit('unread', unread);
  }

  /** [S5] Tells a session's sockets that it ended, and closes them. */
  #endSession(idHash: string): void {
    const sockets = this.#server?.local.in(sessionRoom(idHash));
    sockets?.emit('signedOut', {});
    sockets?.disconnectSockets(true);
  }
}
