import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { HelloAnswer, ServerMessages } from '@kinday/contracts/socket';

/** The event, or the occurrence of a series, that a tab has open for editing; `at` in ms since 1970. */
export interface Editing {
  familyId: string;
  /** The event or the series. */
  eventId: string;
  day: CalendarDate | undefined;
  at: number;
}

/** What the server knows of a connected socket. */
export interface SocketData {
  userId: string;
  sessionIdHash: string;
  /** When this tab's session was last noted as in use, in ms since 1970. */
  usedAt?: number;
  editing?: Editing | undefined;
}

type ServerEvents = { [Name in keyof ServerMessages]: (message: ServerMessages[Name]) => void };
interface ClientEvents {
  hello: (message: unknown, answer: (answer: HelloAnswer) => void) => void;
  presence: (message: unknown) => void;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

const FAMILY = 'family:';

/** Everybody who sees a family. */
export const familyRoom = (familyId: string) => `${FAMILY}${familyId}`;
/** The family whose room this is; null for any other room. */
export const familyIdOf = (room: string) =>
  room.startsWith(FAMILY) ? room.slice(FAMILY.length) : null;
/** All of a user's tabs and devices. */
export const userRoom = (userId: string) => `user:${userId}`;
/** All tabs whose release is told changes whole. */
export const WHOLE_CHANGES_ROOM = 'whole changes';
/** All tabs of one log-in. */
export const sessionRoom = (sessionIdHash: string) => `session:${sessionIdHash}`;
