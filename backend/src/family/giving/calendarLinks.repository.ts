import { Injectable } from '@nestjs/common';
import type { CalendarLink, Linked } from '@kinday/contracts/calendarLink';
import { DataSource } from 'typeorm';
import { Batch } from '../../common/Batch.js';

/** What a calendar link leads to, and which revision of it is there. */
export interface LinkedCalendar {
  familyId: string;
  userId: string;
  ownerId: string;
  what: Linked;
  revision: number;
  /** Whether it is to be noted that a program asked there. */
  isLongUnused: boolean;
}

type LinkRow = Omit<CalendarLink, 'createdAt' | 'usedAt'> & {
  createdAt: Date;
  usedAt: Date | null;
};

/** The links of members; their secrets are known by their hashes alone. */
@Injectable()
export class CalendarLinksRepository {
  /** A thousand programs that ask at once take a few statements, and no write waits for a connection. */
  readonly #found = new Batch((hashes: readonly string[]) => this.#findAll(hashes));
  readonly #uses = new Batch((hashes: readonly string[]) => this.#noteUses(hashes));

  constructor(private readonly database: DataSource) {}

  async list(userId: string, familyId: string): Promise<CalendarLink[]> {
    const rows = await this.database.query<LinkRow[]>(
      `SELECT what, created_at AS "createdAt", used_at AS "usedAt" FROM calendar_links
       WHERE family_id = $1 AND user_id = $2 ORDER BY what`,
      [familyId, userId],
    );
    return rows.map(({ what, createdAt, usedAt }) => ({
      what,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }));
  }

  /** Makes a link, or another in place of the one there was. @returns false for a user who is no member */
  async put(hash: string, userId: string, familyId: string, what: Linked): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO calendar_links (secret_hash, family_id, user_id, what, created_at)
       SELECT $1, m.family_id, m.user_id, $4, now() FROM members m
       WHERE m.family_id = $3 AND m.user_id = $2
       ON CONFLICT (family_id, user_id, what) DO UPDATE SET
         secret_hash = excluded.secret_hash, created_at = excluded.created_at, used_at = NULL
       RETURNING what`,
      [hash, userId, familyId, what],
    );
    return rows.length > 0;
  }

  async remove(userId: string, familyId: string, what: Linked): Promise<void> {
    await this.database.query(
      'DELETE FROM calendar_links WHERE family_id = $1 AND user_id = $2 AND what = $3',
      [familyId, userId, what],
    );
  }

  /** What the link with a secret of this hash leads to; null for none. */
  async find(hash: string): Promise<LinkedCalendar | null> {
    return (await this.#found.about([hash])).get(hash) ?? null;
  }

  /** Notes that programs asked at a link. */
  noteUse(hash: string): Promise<void> {
    return this.#uses.about([hash]);
  }

  async #findAll(hashes: readonly string[]): Promise<ReadonlyMap<string, LinkedCalendar>> {
    const rows = await this.database.query<(LinkedCalendar & { hash: string })[]>(
      `SELECT l.secret_hash AS hash, l.family_id AS "familyId", l.user_id AS "userId", l.what,
         f.owner_id AS "ownerId", f.revision, coalesce(l.used_at < now() - interval '1 hour', true) AS "isLongUnused"
       FROM calendar_links l JOIN families f ON f.id = l.family_id
       WHERE l.secret_hash = ANY ($1)`,
      [[...new Set(hashes)]],
    );
    return new Map(rows.map((row) => [row.hash, row]));
  }

  async #noteUses(hashes: readonly string[]): Promise<void> {
    await this.database.query(
      'UPDATE calendar_links SET used_at = now() WHERE secret_hash = ANY ($1)',
      [[...new Set(hashes)]],
    );
  }
}
