import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { occurrenceId } from '@kinday/contracts/series';
import type { Editors, PresenceInput } from '@kinday/contracts/socket';
import { Bus } from './Bus.js';
import { mergePresence } from './mergePresence.js';
import type { NodePresence } from './BusMessage.js';
import { familyIdOf, familyRoom, type LiveServer, type LiveSocket } from './rooms.js';

/**
 * What a client or another node has said of presence is out of date after this time, unless it says it
 * again. The next round drops it, so it is shown for 30 s at most ([S15]).
 */
const EXPIRES_MS = 20_000;
const REPEAT_EVERY_MS = 8_000;
/** Some families are told of so often: a node may serve more than the bus takes at once. */
const REPEAT_SOME_EVERY_MS = 200;
/** Sockets that join and leave a family's room within this time make one message. */
const SETTLE_MS = 250;

interface Heard {
  presence: NodePresence;
  at: number;
}

/**
 * [S15] Knows which members of a family are online and who edits which event. It reads this node's
 * rooms and hears the other nodes; nothing is stored. A member whose socket closes or whose membership
 * ends leaves the room, and is told as offline.
 */
@Injectable()
export class Presence implements OnApplicationShutdown {
  readonly #nodeId = randomUUID();
  #server: LiveServer | undefined;
  #repeat: NodeJS.Timeout | undefined;
  /** The families of this round of repeating, and how many of them were told; `begun` in ms of this process. */
  #round = { families: [] as string[], told: 0, begun: -REPEAT_EVERY_MS };
  readonly #settling = new Map<string, NodeJS.Timeout>();
  /** family → the presence sent last, so that the same one is not sent twice */
  readonly #sent = new Map<string, string>();
  /** family → other node → the presence it told last */
  readonly #heard = new Map<string, Map<string, Heard>>();

  constructor(private readonly bus: Bus) {}

  attach(server: LiveServer): void {
    this.#server = server;
    const { adapter } = server.of('/');
    const moved = (room: string) => {
      const familyId = familyIdOf(room);
      if (familyId) this.#settle(familyId);
    };
    adapter.on('join-room', moved);
    adapter.on('leave-room', moved);
    this.#repeat = setInterval(() => this.#repeatSome(), REPEAT_SOME_EVERY_MS);
  }

  /** A client says which event it has open for editing, again and again while it is open. */
  say(socket: LiveSocket, { familyId, editing, day }: PresenceInput): void {
    if (!socket.rooms.has(familyRoom(familyId))) return;
    socket.data.editing = editing ? { familyId, eventId: editing, day, at: Date.now() } : undefined;
    this.#settle(familyId);
  }

  /** Who is online in some families, for a socket that has just connected. */
  of(familyIds: readonly string[]): NodePresence[] {
    return familyIds.map((familyId) => this.#merged(familyId));
  }

  /**
   * [S4] While the bus is away, this node learns of a removal on another node only by comparing
   * revisions. Presence is then told right after a comparison and at no other time, so that a removed
   * member hears nothing more.
   */
  compared(): void {
    if (this.bus.isAway) this.#families().forEach((familyId) => this.#tell(familyId));
  }

  /** Another node told which of its users are online in a family. */
  hear(nodeId: string, presence: NodePresence): void {
    const nodes = this.#heard.get(presence.familyId) ?? new Map<string, Heard>();
    nodes.set(nodeId, { presence, at: Date.now() });
    this.#heard.set(presence.familyId, nodes);
    this.#tellRoom(presence.familyId);
  }

  onApplicationShutdown(): void {
    clearInterval(this.#repeat);
    this.#settling.forEach(clearTimeout);
  }

  #settle(familyId: string): void {
    if (this.#settling.has(familyId)) return;
    const timer = setTimeout(() => {
      this.#settling.delete(familyId);
      this.#tellNodes(familyId);
      this.#tellRoom(familyId);
    }, SETTLE_MS);
    this.#settling.set(familyId, timer);
  }

  /** Tells the other nodes and the rooms anew of the families that are due by now: of all within a round. */
  #repeatSome(): void {
    const { families, begun } = this.#round;
    const passed = (performance.now() - begun) / REPEAT_EVERY_MS;
    for (const familyId of families.slice(this.#round.told, Math.ceil(passed * families.length))) {
      this.#round.told += 1;
      this.#tellNodes(familyId);
      this.#tellRoom(familyId);
    }
    if (passed >= 1) this.#beginRound();
  }

  /** Drops what other nodes have not repeated. The order makes each family's turn come after the same time. */
  #beginRound(): void {
    for (const [familyId, nodes] of this.#heard) {
      for (const [nodeId, { at }] of nodes) {
        if (Date.now() - at > EXPIRES_MS) nodes.delete(nodeId);
      }
      if (nodes.size === 0) this.#heard.delete(familyId);
    }
    const families = [...new Set([...this.#families(), ...this.#sent.keys()])].sort();
    this.#round = { families, told: 0, begun: performance.now() };
  }

  /** The families that sockets of this node show. */
  #families(): Set<string> {
    const rooms = this.#server?.of('/').adapter.rooms.keys() ?? [];
    return new Set([...rooms].map(familyIdOf).filter((id) => id !== null));
  }

  #tellNodes(familyId: string): void {
    this.bus.send({ kind: 'presence', nodeId: this.#nodeId, ...this.#local(familyId) });
  }

  #tellRoom(familyId: string): void {
    if (!this.bus.isAway) this.#tell(familyId);
  }

  #tell(familyId: string): void {
    const room = familyRoom(familyId);
    if (!this.#server?.of('/').adapter.rooms.has(room)) {
      this.#sent.delete(familyId);
      return;
    }
    const presence = this.#merged(familyId);
    const text = JSON.stringify(presence);
    if (this.#sent.get(familyId) === text) return;
    this.#sent.set(familyId, text);
    this.#server.local.to(room).emit('presence', presence);
  }

  #local(familyId: string): NodePresence {
    const { adapter, sockets } = this.#server!.of('/');
    const present = [...(adapter.rooms.get(familyRoom(familyId)) ?? [])]
      .map((id) => sockets.get(id)?.data)
      .filter((data) => data !== undefined);
    const editing: Editors = {};
    const occurrences: Editors = {};
    for (const { userId, editing: edits } of present) {
      if (edits?.familyId !== familyId || Date.now() - edits.at > EXPIRES_MS) continue;
      const { eventId, day } = edits;
      (editing[eventId] ??= []).push(userId);
      if (day) (occurrences[occurrenceId(eventId, day)] ??= []).push(userId);
    }
    return { familyId, online: present.map(({ userId }) => userId), editing, occurrences };
  }

  #merged(familyId: string): NodePresence {
    const others = [...(this.#heard.get(familyId)?.values() ?? [])];
    const fresh = others.filter(({ at }) => Date.now() - at <= EXPIRES_MS);
    return mergePresence(familyId, [
      this.#local(familyId),
      ...fresh.map(({ presence }) => presence),
    ]);
  }
}
