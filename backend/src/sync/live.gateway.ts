import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  helloSchema,
  NOT_LOGGED_IN,
  presenceInputSchema,
  PROTOCOL,
  WHOLE_CHANGES,
  type Hello,
  type HelloAnswer,
} from '@kinday/contracts/socket';
import type { WithSession } from '../auth/sessionMiddleware.js';
import { SessionStore } from '../auth/SessionStore.js';
import { CONFIG, type Config } from '../config.js';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { DatabaseHeartbeat } from '../database/DatabaseHeartbeat.js';
import { ChangeLog } from './ChangeLog.js';
import { MissedRemovals } from './MissedRemovals.js';
import { LocalDelivery } from './LocalDelivery.js';
import { Presence } from './Presence.js';
import type { RunningLiveServer } from './openLiveServer.js';
import { sessionRoom, userRoom, WHOLE_CHANGES_ROOM, type LiveSocket } from './rooms.js';
import { tellUser } from './UserDelivery.js';
import { UserReader, type UserState } from './UserReader.js';

/** Tabs and devices of one user on one node, times the operator's RATE_LIMIT_SCALE. */
const SOCKETS_PER_USER = 20;
const COMPARE_EVERY_MS = 3_000;
const CHECK_SESSIONS_EVERY_MS = 60_000;
const NOTE_USE_EVERY_MS = 60_000;

/** [S5], [S6], [S7] The live connection: who may open one, and the little that clients say on it. */
@Injectable()
export class LiveGateway implements BeforeApplicationShutdown {
  #live: RunningLiveServer | undefined;
  readonly #comparison: RecurringJob;
  readonly #sessionCheck: RecurringJob;

  constructor(
    private readonly delivery: LocalDelivery,
    private readonly log: ChangeLog,
    private readonly missedRemovals: MissedRemovals,
    private readonly presence: Presence,
    private readonly reader: UserReader,
    private readonly sessions: SessionStore,
    private readonly database: DatabaseHeartbeat,
    @Inject(CONFIG) private readonly config: Config,
    jobs: BackgroundJobs,
  ) {
    const compare = () => this.delivery.compareAll();
    this.#comparison = new RecurringJob('comparison', COMPARE_EVERY_MS, compare);
    const check = () => this.#checkSessions();
    this.#sessionCheck = new RecurringJob('session check', CHECK_SESSIONS_EVERY_MS, check);
    jobs.add(this.#comparison);
    jobs.add(this.#sessionCheck);
  }

  /** Takes the connections of a server. Not as Nest's own gateways do: those cost each connection 8 kB. */
  attach(live: RunningLiveServer): void {
    this.#live = live;
    const { server } = live;
    server.on('connection', (socket) => this.#connect(socket));
    this.delivery.attach(server);
    this.presence.attach(server);
    server.use(authenticate);
    // What ended while PostgreSQL could not tell is found now.
    this.database.onBack(() => {
      this.#sessionCheck.hurry();
      this.#comparison.hurry();
    });
    this.database.start();
  }

  /** Before the HTTP server closes, which waits for its connections. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#live?.close();
  }

  /** Whoever logs out from now on finds the socket; of the families it hears from its hello on. */
  #connect(socket: LiveSocket): void {
    forgetHeaders(socket);
    if (this.#isTooMany(socket)) return void socket.disconnect(true);
    const { userId, sessionIdHash } = socket.data;
    void socket.join([userRoom(userId), sessionRoom(sessionIdHash)]);
    socket.on('hello', (message, answer) => void this.#hello(socket, message, answer));
    socket.on('presence', (message) => {
      const said = presenceInputSchema.safeParse(message);
      if (!said.success) return void socket.disconnect(true);
      this.presence.say(socket, said.data);
      this.#noteUse(socket);
    });
  }

  /** [S6] A client that was closed tries again by itself, in case another of the user's tabs went. */
  #isTooMany({ data: { userId } }: LiveSocket): boolean {
    const tabs = this.#live?.server.of('/').adapter.rooms.get(userRoom(userId))?.size ?? 0;
    return tabs >= SOCKETS_PER_USER * this.config.rateLimitScale;
  }

  async #hello(socket: LiveSocket, message: unknown, answer: unknown): Promise<void> {
    const hello = helloSchema.safeParse(message);
    if (!hello.success || !isCallback(answer)) return void socket.disconnect(true);
    const isOfProtocolBefore = hello.data.protocol <= WHOLE_CHANGES;
    // Before the revisions are read: what happens from then on reaches it in the form it knows.
    if (isOfProtocolBefore) void socket.join(WHOLE_CHANGES_ROOM);
    try {
      const epoch = await this.log.epoch();
      const state = await this.#admit(socket, hello.data);
      if (!state) return;
      const { account, unread, revisions: families } = state;
      const presence = this.presence.of(Object.keys(families));
      answer({ protocol: PROTOCOL, families, epoch, greeting: { account, unread, presence } });
      if (!isOfProtocolBefore) return;
      tellUser(socket, state);
      presence.forEach((each) => socket.emit('presence', each));
    } catch {
      // The database is away: the client connects again, or greets again when its hello times out.
      socket.disconnect(true);
    }
  }

  /**
   * [S4], [S5], [S7] Puts a socket into the rooms of its user's families, which stand as they were
   * read afterwards: no later change was delivered meanwhile. Null when it was turned away or has left.
   */
  async #admit(socket: LiveSocket, hello: Hello): Promise<UserState | null> {
    const { userId, sessionIdHash } = socket.data;
    let shown = Object.keys(hello.families);
    for (;;) {
      const state = await this.reader.read(userId);
      // A socket that has left must not come back into a room.
      if (!socket.connected) return null;
      // A log-out between the handshake and the session's room found no socket to close.
      if (!state?.sessions.includes(sessionIdHash)) {
        socket.emit('signedOut', {});
        socket.disconnect(true);
        return null;
      }
      const isTheirs = (familyId: string) => familyId in state.revisions;
      const lost = shown.filter((familyId) => !isTheirs(familyId));
      shown = shown.filter(isTheirs);
      await this.delivery.endMemberships(socket, state.revisions);
      await this.#tellRemovals(socket, lost);
      // Where something was asked for meanwhile, the state may be older than what the tab has heard.
      const isLatest = lost.length === 0 && socket.connected;
      if (isLatest && this.delivery.admit(socket, state.revisions)) return state;
    }
  }

  /** [S4] Whoever was away when a membership of theirs ended, or the bus was, is told now. */
  async #tellRemovals(socket: LiveSocket, familyIds: string[]): Promise<void> {
    if (familyIds.length === 0) return;
    const removals = await this.missedRemovals.of(socket.data.userId, familyIds);
    removals.forEach((removed) => socket.emit('removed', removed));
  }

  /** Whoever looks at the calendar uses their session, also without a request for hours. */
  #noteUse({ data }: LiveSocket): void {
    if (Date.now() - (data.usedAt ?? 0) < NOTE_USE_EVERY_MS) return;
    data.usedAt = Date.now();
    this.sessions.noteUse(data.sessionIdHash);
  }

  /** [S5] Sessions end by time too: their sockets are found once a minute. */
  async #checkSessions(): Promise<void> {
    const sockets = (await this.#live?.server.local.fetchSockets()) ?? [];
    const idHashes = [...new Set(sockets.map((socket) => socket.data.sessionIdHash))];
    const living = await this.sessions.living(idHashes);
    const ended = idHashes.filter((idHash) => !living.has(idHash));
    if (ended.length > 0) this.delivery.deliver({ kind: 'sessionsEnded', idHashes: ended });
  }
}

/** The handshake's cookie must belong to a living session. */
function authenticate(socket: LiveSocket, next: (refusal?: Error) => void): void {
  const { session } = socket.request as WithSession;
  if (!session) return next(new Error(NOT_LOGGED_IN));
  socket.data = { userId: session.userId, sessionIdHash: session.idHash };
  next();
}

/** Lets go of the handshake's headers, which were read: they would stay as long as the connection. */
function forgetHeaders({ request, handshake }: LiveSocket): void {
  request.headers = {};
  request.rawHeaders = [];
  handshake.headers = {};
}

function isCallback(value: unknown): value is (answer: HelloAnswer) => void {
  return typeof value === 'function';
}
