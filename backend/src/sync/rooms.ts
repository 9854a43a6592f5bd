import type { DefaultEventsMap, RemoteSocket, Server, Socket } from 'socket.io';
import type { HelloAnswer, ServerMessages } from '@kinday/contracts/socket';

/** What the server knows of a connected socket. */
export interface SocketData {
  userId: string;
  sessionIdHash: string;
}

type ServerEvents = { [Name in keyof ServerMessages]: (message: ServerMessages[Name]) => void };
interface ClientEvents {
  hello: (message: unknown, answer: (answer: HelloAnswer) => void) => void;
  presence: (message: unknown) => void;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveRemoteSocket = RemoteSocket<ServerEvents, SocketData>;

/** Everybody who sees a family. */
export const familyRoom = (familyId: string) => `family:${familyId}`;
/** All of a user's tabs and devices. */
export const userRoom = (userId: string) => `user:${userId}`;
/** All tabs of one log-in. */
export const sessionRoom = (sessionIdHash: string) => `session:${sessionIdHash}`;
