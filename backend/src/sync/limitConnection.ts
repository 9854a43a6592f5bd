import type { LiveSocket } from './rooms.js';

type Connection = LiveSocket['conn'];

const MESSAGES_PER_MINUTE = 100;
/** Well above the pages in which a client catches up. */
const MOST_WAITING_PACKETS = 2_000;

/**
 * [S6] Limits what a client says and what waits for it. It is counted for the connection: a client
 * that leaves the namespace and enters it again on the same one goes on where it was.
 */
export function limitConnection(connection: Connection): void {
  limitMessages(connection);
  limitBacklog(connection);
}

/** Closes the connection of a client that sends too many messages. */
function limitMessages(connection: Connection): void {
  let said = 0;
  let minute = Date.now();
  connection.on('packet', ({ type }: { type: string }) => {
    if (type !== 'message') return;
    if (Date.now() - minute > 60_000) {
      minute = Date.now();
      said = 0;
    }
    said += 1;
    if (said > MESSAGES_PER_MINUTE) connection.close(true);
  });
}

/** Closes the connection of a client that does not read, before its messages fill the node's memory. */
function limitBacklog(connection: Connection): void {
  let waiting = 0;
  connection.on('drain', () => (waiting = 0));
  connection.on('packetCreate', () => {
    waiting += 1;
    // `true` drops the waiting messages; otherwise closing would wait until the client has read them.
    if (waiting > MOST_WAITING_PACKETS) connection.close(true);
  });
}
