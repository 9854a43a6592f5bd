import type { Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { sessionMiddleware } from '../auth/sessionMiddleware.js';
import { isSameOrigin } from '../common/sameOrigin.js';
import type { ConnectionsByNetwork } from './ConnectionsByNetwork.js';
import { limitConnection } from './limitConnection.js';
import type { LiveServer, LiveSocket } from './rooms.js';

const MAX_MESSAGE_BYTES = 16 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;
const LONGEST_GOODBYE_MS = 1_000;

/** Socket.IO as the product runs it: WebSocket first, no deflate, cookie session, own origin only. */
export class LiveSocketAdapter extends IoAdapter {
  /** The network connections of all WebSockets, those included that were closed a moment ago. */
  readonly #webSockets = new Set<Duplex>();

  constructor(
    app: INestApplicationContext,
    private readonly session: ReturnType<typeof sessionMiddleware>,
    private readonly publicUrl: string | undefined,
    private readonly connections: ConnectionsByNetwork,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): LiveServer {
    const settings: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket', 'polling'],
      perMessageDeflate: false,
      httpCompression: false,
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // [S15] Whoever crashed is gone 25 s later.
      pingInterval: 10_000,
      pingTimeout: 15_000,
      // CORS settings do not stop a foreign page's WebSocket, so the origin is checked here.
      allowRequest: (request, decide) =>
        decide(null, isSameOrigin(request, this.publicUrl) && this.connections.hasRoom(request)),
    };
    // Nest asks for every option where Socket.IO has defaults.
    const server = super.createIOServer(port, settings as ServerOptions) as LiveServer;
    server.engine.use(this.session);
    server.engine.on('connection', (connection: LiveSocket['conn']) => {
      this.connections.add(connection);
      limitConnection(connection);
    });
    (this.httpServer as HttpServer).on('upgrade', (_request, connection: Duplex) => {
      this.#webSockets.add(connection);
      connection.once('close', () => this.#webSockets.delete(connection));
    });
    return server;
  }

  /** Says goodbye to all clients. A phone that sleeps cannot answer: it is not waited for. */
  override async close(server: LiveServer): Promise<void> {
    const patience = setTimeout(() => {
      this.#webSockets.forEach((connection) => connection.destroy());
    }, LONGEST_GOODBYE_MS);
    await super.close(server);
    clearTimeout(patience);
  }
}
