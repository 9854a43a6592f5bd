import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';

/** The pair by which push services know this calendar (RFC 8292), base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

/** A backup that is restored meanwhile may bring another one. */
const KEPT_MS = 30_000;
const SELECT = `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_key`;

/** The one pair of all nodes: made by whichever asks first, and saved with the backup. */
@Injectable()
export class PushKeyRepository {
  #kept: { pair: PushKeyPair; until: number } | null = null;

  constructor(private readonly database: DataSource) {}

  async read(): Promise<PushKeyPair> {
    if (this.#kept && this.#kept.until > Date.now()) return this.#kept.pair;
    const pair = (await this.#select()) ?? (await this.#make());
    this.#kept = { pair, until: Date.now() + KEPT_MS };
    return pair;
  }

  async #select(): Promise<PushKeyPair | undefined> {
    const [pair] = await this.database.query<PushKeyPair[]>(SELECT);
    return pair;
  }

  /** Of nodes that do this at once, one keeps its pair, and the others take that. */
  async #make(): Promise<PushKeyPair> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.database.query(
      `INSERT INTO push_key (public_key, private_key) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [publicKey, privateKey],
    );
    const pair = await this.#select();
    if (!pair) throw new Error('The key for push services was deleted as it was made');
    return pair;
  }
}
