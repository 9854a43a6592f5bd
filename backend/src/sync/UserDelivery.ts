import { Injectable } from '@nestjs/common';
import type { Greeting } from '@kinday/contracts/socket';
import { Bus } from './Bus.js';
import type { BusMessage } from './BusMessage.js';
import { sessionRoom, userRoom, type LiveServer, type LiveSocket } from './rooms.js';
import { UserReader } from './UserReader.js';

/** Messages about a user's own data. They have no revision and go to the user's own tabs. */
type UserMessage = Extract<BusMessage, { kind: 'account' | 'seen' | 'sessionsEnded' }>;

/** Delivers messages to a user's own sockets on this node, whichever family those show. */
@Injectable()
export class UserDelivery {
  #server: LiveServer | undefined;

  constructor(
    private readonly reader: UserReader,
    bus: Bus,
  ) {
    // These messages have no revision, so nobody can tell which were lost while the bus was away.
    bus.onBack(() => void this.#greetAll());
  }

  attach(server: LiveServer): void {
    this.#server = server;
  }

  deliver(message: UserMessage): void {
    if (message.kind === 'account') void this.#tellAccount(message.userId);
    else if (message.kind === 'seen') this.#tellSeen(message);
    else message.idHashes.forEach((idHash) => this.#endSession(idHash));
  }

  async #greetAll(): Promise<void> {
    const sockets = [...(this.#server?.of('/').sockets.values() ?? [])];
    // If the database is away as well, each tab is told at its next hello.
    await Promise.allSettled(sockets.map((socket) => this.#tellAll(socket)));
  }

  async #tellAll(socket: LiveSocket): Promise<void> {
    const state = await this.reader.read(socket.data.userId);
    if (state) tellUser(socket, state);
  }

  async #tellAccount(userId: string): Promise<void> {
    const server = this.#server;
    if (!server?.of('/').adapter.rooms.has(userRoom(userId))) return;
    try {
      const state = await this.reader.read(userId);
      if (state) server.local.to(userRoom(userId)).emit('account', state.account);
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

/** Tells a socket its user's account and unread changes in messages of their own. */
export function tellUser(
  socket: LiveSocket,
  { account, unread }: Pick<Greeting, 'account' | 'unread'>,
) {
  socket.emit('account', account);
  socket.emit('unread', unread);
}
