import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import type { sessionMiddleware } from '../auth/sessionMiddleware.js';
import { isSameOrigin } from '../common/sameOrigin.js';
import type { ConnectionsByNetwork } from './ConnectionsByNetwork.js';
import { limitConnection } from './limitConnection.js';
import type { LiveServer, LiveSocket } from './rooms.js';

const MAX_MESSAGE_BYTES = 16 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;

/** How long clients may take to answer a goodbye. */
const LONGEST_GOODBYE_MS = 1_000;

/** A live server that runs. */
export interface RunningLiveServer {
  server: LiveServer;
  /** Says goodbye to all clients. A phone that sleeps cannot answer: it is not waited for. */
  close: () => Promise<void>;
}

/** Socket.IO as the product runs it: WebSocket first, no deflate, cookie session, own origin only. */
export function openLiveServer(
  http: HttpServer,
  session: ReturnType<typeof sessionMiddleware>,
  connections: ConnectionsByNetwork,
  publicUrl: string | undefined,
): RunningLiveServer {
  const server: LiveServer = new Server(http, {
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // [S15] A client that crashed is gone after both together, which presence must outlast.
    // Pings are nearly all that idle connections cost.
    pingInterval: 15_000,
    pingTimeout: 10_000,
    // CORS settings do not stop a foreign page's WebSocket, so the origin is checked here. So is the
    // session found: Engine.IO's own middlewares cost each connection an answer that nobody reads.
    allowRequest: (request, decide) => {
      const isAllowed = isSameOrigin(request, publicUrl) && connections.hasRoom(request);
      if (!isAllowed) return decide(null, false);
      session(request, undefined, (failure?: unknown) => decide(null, failure === undefined));
    },
  });
  server.engine.on('connection', (connection: LiveSocket['conn']) => {
    if (connections.add(connection)) limitConnection(connection);
    else connection.close(true);
  });
  const webSockets = new Set<Duplex>();
  http.on('upgrade', (_request, webSocket: Duplex) => {
    webSockets.add(webSocket);
    webSocket.once('close', () => webSockets.delete(webSocket));
  });
  const close = async () => {
    const cut = () => webSockets.forEach((webSocket) => webSocket.destroy());
    const patience = setTimeout(cut, LONGEST_GOODBYE_MS);
    await server.close();
    clearTimeout(patience);
  };
  return { server, close };
}
