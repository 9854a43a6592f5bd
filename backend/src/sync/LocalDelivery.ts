import { Injectable, Logger } from '@nestjs/common';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { leanOf } from '@kinday/contracts/leanChange';
import { isKnownToProtocol1 } from '@kinday/contracts/isKnownToProtocol1';
import { Metrics } from '../common/metrics/Metrics.js';
import { ChangeLog } from './ChangeLog.js';
import { isIncomplete } from './completeLogged.js';
import { moveSockets, roomsOfRemoved } from './moveSockets.js';
import type { BusMessage } from './BusMessage.js';
import { Presence } from './Presence.js';
import {
  familyIdOf,
  familyRoom,
  userRoom,
  WHOLE_CHANGES_ROOM,
  type LiveServer,
  type LiveSocket,
} from './rooms.js';
import { UserDelivery } from './UserDelivery.js';

/**
 * Delivers to the sockets of this node, and moves them between rooms. For each family it serves it
 * knows the last revision delivered, so that changes go out in order and none is left out.
 */
@Injectable()
export class LocalDelivery {
  readonly #failures = new Logger('delivery');
  #server: LiveServer | undefined;
  /** family → last revision delivered to its room on this node */
  readonly #delivered = new Map<string, number>();
  /** family → the catch-up under way */
  readonly #catchingUp = new Map<string, Promise<void>>();

  constructor(
    private readonly log: ChangeLog,
    private readonly users: UserDelivery,
    private readonly presence: Presence,
    private readonly metrics: Metrics,
  ) {}

  attach(server: LiveServer): void {
    this.#server = server;
    this.users.attach(server);
    this.metrics.gauge('kinday_sockets', 'Live connections', () => server.of('/').sockets.size);
    server.of('/').adapter.on('delete-room', (room: string) => {
      const familyId = familyIdOf(room);
      if (familyId) this.#delivered.delete(familyId);
    });
  }

  /**
   * [S7] Puts a socket into the rooms of its user's families, which stand at these revisions.
   * @returns false when a later change was delivered since they were read, which may have been the
   *   end of one of these very memberships: they must be read again
   */
  admit(socket: LiveSocket, revisions: Record<string, number>): boolean {
    const families = Object.entries(revisions);
    const isLater = ([id, revision]: [string, number]) => (this.#delivered.get(id) ?? 0) > revision;
    if (families.some(isLater)) return false;
    for (const [familyId, revision] of families) {
      if (!this.#delivered.has(familyId)) this.#delivered.set(familyId, revision);
      void socket.join(familyRoom(familyId));
    }
    return true;
  }

  /** Whether somebody here sees a family. */
  serves(familyId: string): boolean {
    return this.#delivered.has(familyId);
  }

  deliver(message: BusMessage): void {
    if (message.kind === 'change') this.#receive(message.change);
    else if (message.kind === 'presence') this.presence.hear(message.nodeId, message);
    else this.users.deliver(message);
  }

  /** Compares all families served here with the table ([S3]). */
  async compareAll(): Promise<void> {
    await this.compareSome([...this.#delivered.keys()]);
    this.presence.compared();
  }

  /** The same for some families, of which those count that are served here. */
  async compareSome(familyIds: Iterable<string>): Promise<void> {
    if (await this.log.isReplaced()) this.#startOver();
    const wanted = new Set(familyIds);
    await this.#compare([...this.#delivered].filter(([familyId]) => wanted.has(familyId)));
  }

  /** Closes all connections of this node; the clients connect anew, here or elsewhere. */
  closeAll(): void {
    this.#server?.local.disconnectSockets(true);
  }

  /**
   * Catches up with the families whose room a socket is in while its user is no member any more: the
   * membership ended while the bus was away, and ends here with that.
   */
  async endMemberships({ rooms }: LiveSocket, revisions: Record<string, number>): Promise<void> {
    const shown = [...rooms].map(familyIdOf).filter((id) => id !== null);
    await Promise.all(shown.filter((id) => !(id in revisions)).map((id) => this.#catchUp(id)));
  }

  /** Delivers what was missed of some families, which stood at these revisions. */
  async #compare(served: [familyId: string, delivered: number][]): Promise<void> {
    if (served.length === 0) return;
    const revisions = await this.log.revisions(served.map(([familyId]) => familyId));
    for (const [familyId, delivered] of served) {
      // A family that is gone has its last change in the log.
      const revision = revisions.get(familyId) ?? Infinity;
      // Revisions never fall, unless an older state was put in the database's place.
      if (revision < delivered) return this.#startOver();
      if (revision > delivered) await this.#catchUp(familyId);
    }
  }

  /** [S7] What was delivered is of another log: everybody connects anew, and hears which one it is. */
  #startOver(): void {
    this.closeAll();
    this.#delivered.clear();
  }

  #receive(change: Change): void {
    const delivered = this.#delivered.get(change.familyId) ?? this.#startServing(change);
    if (delivered === null || change.revision <= delivered) return;
    // What a node of an earlier release tells is read from the log, which completes it.
    const isGap = change.revision > delivered + 1;
    if (isGap || change.edits.some(isIncomplete)) return void this.#catchUp(change.familyId);
    this.#send(change);
  }

  /** A family nobody here sees is served from the change on in which somebody here joined it. */
  #startServing(change: Change): number | null {
    const rooms = this.#server?.of('/').adapter.rooms;
    const joins = (edit: RecordEdit) =>
      edit.collection === 'members' && edit.op === 'put' && rooms?.has(userRoom(edit.record.id));
    if (!change.edits.some(joins)) return null;
    this.#delivered.set(change.familyId, change.revision - 1);
    return change.revision - 1;
  }

  /**
   * [S4] Memberships move sockets first; then the change goes to whoever is in the room.
   * @param except rooms of those in it who are not to hear of it
   * @param isLong whether they are told that there is a change, and not which one: they load anew
   */
  #send(
    change: Change,
    { except, isLong }: { except: string[]; isLong: boolean } = { except: [], isLong: false },
  ): void {
    const { familyId, revision } = change;
    const room = familyRoom(familyId);
    if (this.#server) moveSockets(this.#server, change);
    // Whoever moved may have been the last one here, or the first.
    if (this.#server?.of('/').adapter.rooms.has(room)) this.#delivered.set(familyId, revision);
    else this.#delivered.delete(familyId);
    const others = this.#server?.local.to(room).except(except);
    if (isLong) others?.emit('change', { familyId, revision });
    else {
      others?.emit('leanChange', leanOf(change));
      this.#tellWhole(room, change, except);
    }
    this.metrics.delivered(change.at);
  }

  /**
   * Tabs that the release before opened know no lean change: they are told the whole one. If it holds
   * what they would drop, they connect anew and catch up by the log, which they take as it is.
   */
  #tellWhole(room: string, change: Change, except: string[]): void {
    const rooms = this.#server?.of('/').adapter.rooms;
    const older = rooms?.get(WHOLE_CHANGES_ROOM);
    if (!older) return;
    const isTold = (socketId: string) => !except.some((other) => rooms?.get(other)?.has(socketId));
    const here = [...(rooms?.get(room) ?? [])].filter((id) => older.has(id) && isTold(id));
    if (here.length === 0) return;
    if (isKnownToProtocol1(change)) this.#server?.local.to(here).emit('change', change);
    else this.#server?.local.in(here).disconnectSockets(true);
  }

  #catchUp(familyId: string): Promise<void> {
    const running = this.#catchingUp.get(familyId);
    if (running) return running;
    const started = this.#deliverMissed(familyId).finally(() => this.#catchingUp.delete(familyId));
    this.#catchingUp.set(familyId, started);
    return started;
  }

  async #deliverMissed(familyId: string): Promise<void> {
    try {
      for (;;) {
        const delivered = this.#delivered.get(familyId);
        if (delivered === undefined) return;
        const missed = await this.log.since(familyId, delivered);
        if (missed.length === 0) return;
        this.metrics.caughtUp();
        const removals = missed
          .map(({ change }) => change)
          .filter((change) => roomsOfRemoved([change]).length > 0);
        for (const { change, isLong } of missed) {
          const { revision } = change;
          // Others may have delivered some of them while we read.
          if (revision <= (this.#delivered.get(familyId) ?? Infinity)) continue;
          // [S4] Who was removed meanwhile hears nothing of what came before either: it comes too late.
          const later = removals.filter((removal) => removal.revision > revision);
          this.#send(change, { except: roomsOfRemoved(later), isLong });
        }
      }
    } catch (error) {
      // The database is away, say: the next comparison tries again.
      this.#failures.warn(`A family's changes could not be read: ${String(error)}`);
    }
  }
}
