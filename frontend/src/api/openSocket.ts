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
import { afterRetryPause, SOCKET_RETRY_PAUSE } from './retryPause.js';

/** Who takes the server's messages, by name. */
export type MessageHandlers = {
  [Name in keyof ServerMessages]: (message: ServerMessages[Name]) => void;
};

/** What a live connection tells whoever opened it. */
export interface SocketHandlers extends MessageHandlers {
  connected: () => void;
  disconnected: () => void;
}

/** An open live connection. */
export interface LiveSocket {
  /** Rejects when the server has not answered within so many ms. */
  hello(hello: Hello, timeoutMs: number): Promise<HelloAnswer>;
  /** Lost rather than kept while there is no connection. */
  sayPresence(presence: PresenceInput): void;
  /** Gives up a connection on which nobody answers; the next one follows after the usual pause. */
  renew(): void;
  /** Connects without waiting for the pause between two tries to end. */
  connectNow(): void;
  close(): void;
}

/** Socket.IO does not come back by itself after a server that hung up, or after our `disconnect`. */
const NO_RETRY_AFTER = ['io server disconnect', 'io client disconnect'];

/** Opens the live connection and keeps it open; messages that break the contract are dropped. */
export function openSocket(handlers: SocketHandlers): LiveSocket {
  const socket = io({
    transports: ['websocket', 'polling'],
    // Without it polling, for networks that let no WebSocket through, would never be tried.
    tryAllTransports: true,
    ...SOCKET_RETRY_PAUSE,
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect', handlers.connected);
  socket.on('disconnect', (reason) => {
    handlers.disconnected();
    // Our server hangs up when its database is away.
    if (NO_RETRY_AFTER.includes(reason)) retry = afterRetryPause(() => socket.connect());
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
  listen('leanChange', serverMessages.leanChange, handlers.leanChange);
  listen('removed', serverMessages.removed, handlers.removed);
  listen('account', serverMessages.account, handlers.account);
  listen('presence', serverMessages.presence, handlers.presence);
  listen('unread', serverMessages.unread, handlers.unread);
  listen('signedOut', serverMessages.signedOut, handlers.signedOut);
  return {
    hello: async (hello, timeoutMs) =>
      helloAnswerSchema.parse(await socket.timeout(timeoutMs).emitWithAck('hello', hello)),
    sayPresence: (presence) => {
      socket.volatile.emit('presence', presence);
    },
    renew: () => {
      socket.disconnect();
    },
    connectNow: () => {
      clearTimeout(retry);
      socket.disconnect().connect();
    },
    close: () => {
      socket.off();
      clearTimeout(retry);
      socket.close();
    },
  };
}
