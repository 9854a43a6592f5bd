import { io } from 'socket.io-client';
import type * as z from 'zod/mini';
import {
  helloAnswerSchema,
  NOT_LOGGED_IN,
  serverMessages,
  type Hello,
  type HelloAnswer,
  type PresenceInput,
  type ServerMessages,
} from '@kinday/contracts/socket';
import { retryLater } from './retryLater.js';

type Handlers = { [Name in keyof ServerMessages]: (message: ServerMessages[Name]) => void };

/** What a live connection tells whoever opened it. */
export interface SocketHandlers extends Handlers {
  connected: () => void;
  disconnected: () => void;
}

/** An open live connection. */
export interface LiveSocket {
  hello(hello: Hello): Promise<HelloAnswer>;
  /** Lost rather than kept while there is no connection. */
  sayPresence(presence: PresenceInput): void;
  close(): void;
}

const HELLO_TIMEOUT_MS = 10_000;

/** Opens the live connection and keeps it open; messages that break the contract are dropped. */
export function openSocket(handlers: SocketHandlers): LiveSocket {
  const socket = io({
    transports: ['websocket', 'polling'],
    // Without it polling, for networks that let no WebSocket through, would never be tried.
    tryAllTransports: true,
    // [S14] 3 s and a random two thirds more or less.
    reconnectionDelay: 3_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.67,
  });
  let comeBack: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect', handlers.connected);
  socket.on('disconnect', (reason) => {
    handlers.disconnected();
    // Socket.IO stays away from a server that hung up. Ours does so when its database is away.
    if (reason === 'io server disconnect') comeBack = retryLater(() => socket.connect());
  });
  socket.on('connect_error', ({ message }) => {
    if (message === NOT_LOGGED_IN) handlers.signedOut({});
  });
  const listen = <T>(name: string, schema: z.ZodMiniType<T>, handler: (message: T) => void) =>
    socket.on(name, (message: unknown) => {
      const parsed = schema.safeParse(message);
      if (parsed.success) handler(parsed.data);
    });
  listen('change', serverMessages.change, handlers.change);
  listen('removed', serverMessages.removed, handlers.removed);
  listen('account', serverMessages.account, handlers.account);
  listen('presence', serverMessages.presence, handlers.presence);
  listen('unread', serverMessages.unread, handlers.unread);
  listen('signedOut', serverMessages.signedOut, handlers.signedOut);
  return {
    hello: async (hello) =>
      helloAnswerSchema.parse(await socket.timeout(HELLO_TIMEOUT_MS).emitWithAck('hello', hello)),
    sayPresence: (presence) => {
      socket.volatile.emit('presence', presence);
    },
    close: () => {
      clearTimeout(comeBack);
      socket.close();
    },
  };
}
