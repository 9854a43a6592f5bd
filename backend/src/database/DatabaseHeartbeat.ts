import { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg, { type Client } from 'pg';
import { DataSource } from 'typeorm';
import { Heartbeat } from '../common/Heartbeat.js';
import { poolOf } from './prepared.js';

/** By this name `pg_stat_activity` has the connection. */
const HEARTBEAT_NAME = 'kinday heartbeat';

const BEAT = "SELECT 'alive'";

interface Connection {
  client: Client;
  socket: Socket;
  /** Whether an answer is awaited. */
  isAsking: boolean;
}

/**
 * Whether PostgreSQL answers this node, found out on a connection beside the pool's, on which it also
 * tells what other nodes committed (LISTEN). Only a server starts it, not a command of the operator.
 */
@Injectable()
export class DatabaseHeartbeat implements OnApplicationShutdown {
  readonly #heartbeat = new Heartbeat({
    beat: (beat) => this.#beat(beat),
    renew: () => this.#renew(),
    onAway: () => poolOf(this.database).cut(),
  });
  readonly #listeners = new Map<string, (payload: string) => void>();
  readonly #backHandlers: (() => void)[] = [];
  #connection: Connection | undefined;
  #beatNow = 0;

  constructor(private readonly database: DataSource) {}

  /** True when PostgreSQL has answered nothing for 3 seconds. */
  get isAway(): boolean {
    return this.#heartbeat.isAway;
  }

  /** Has a handler hear a channel's notifications. Call it before the start. */
  listen(channel: string, hear: (payload: string) => void): void {
    this.#listeners.set(channel, hear);
  }

  /** Calls the handler whenever notifications can be heard, at the start or again: earlier ones are lost. */
  onBack(handler: () => void): void {
    this.#backHandlers.push(handler);
  }

  start(): void {
    poolOf(this.database).refuseWhile(() => this.isAway);
    this.#heartbeat.start();
  }

  onApplicationShutdown(): void {
    this.#heartbeat.stop();
    this.#disconnect();
  }

  #beat(beat: number): void {
    this.#beatNow = beat;
    if (!this.#connection) void this.#connect();
    else if (!this.#connection.isAsking) void this.#ask(this.#connection, BEAT);
  }

  async #connect(): Promise<void> {
    const socket = new Socket();
    const { url } = this.database.options as { url: string };
    const client = new pg.Client({
      connectionString: url,
      application_name: HEARTBEAT_NAME,
      keepAlive: true,
      stream: () => socket,
    });
    const connection = { client, socket, isAsking: true };
    this.#connection = connection;
    client.on('error', () => this.#forget(connection));
    client.on('end', () => this.#forget(connection));
    client.on('notification', ({ channel, payload = '' }) =>
      this.#listeners.get(channel)?.(payload),
    );
    const channels = [...this.#listeners.keys()];
    try {
      await client.connect();
    } catch {
      return this.#forget(connection);
    }
    const isListening = await this.#ask(
      connection,
      channels.map((each) => `LISTEN ${each}`).join(';'),
    );
    if (isListening) this.#backHandlers.forEach((tell) => tell());
  }

  /** @returns whether it was answered; the connection is given up where it was not */
  async #ask(connection: Connection, statement: string): Promise<boolean> {
    const beat = this.#beatNow;
    connection.isAsking = true;
    try {
      await connection.client.query(statement);
    } catch {
      this.#forget(connection);
      return false;
    }
    connection.isAsking = false;
    this.#heartbeat.answered(beat);
    return true;
  }

  /** Where its connection is dead, those of the pool may be: each would let a call wait for 9 seconds. */
  #renew(): void {
    poolOf(this.database).renewIdle();
    this.#disconnect();
  }

  #disconnect(): void {
    if (this.#connection) this.#forget(this.#connection);
  }

  /** The next beat makes another one. */
  #forget(connection: Connection): void {
    connection.socket.destroy();
    if (this.#connection === connection) this.#connection = undefined;
  }
}
