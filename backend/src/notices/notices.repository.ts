import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noticeId } from './noticeId.js';
import type { NewNotice } from './notice.js';

/** Where statements run: in the transaction of one who has more to write, else on any connection. */
export type Statements = Pick<EntityManager, 'query'>;

@Injectable()
export class NoticesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Keeps notices until they are told. One whose key is known stays as it is; one to a user who is
   * gone is left out. @returns how many are new
   */
  async insert(notices: readonly NewNotice[], within: Statements = this.database): Promise<number> {
    const rows = notices.map(({ key, ...notice }) => ({ id: noticeId(key), ...notice }));
    const inserted = await within.query<object[]>(
      `INSERT INTO notices (id, kind, user_id, data, due_at, expires_at, next_at)
       SELECT posted.id, kind, "userId", data, "dueAt", "expiresAt", "dueAt"
       FROM jsonb_to_recordset($1) AS posted(id uuid, kind text, "userId" uuid, data jsonb,
         "dueAt" timestamptz, "expiresAt" timestamptz)
       LEFT JOIN users ON users.id = "userId"
       WHERE "userId" IS NULL OR users.id IS NOT NULL
       ON CONFLICT (id) DO NOTHING
       RETURNING 1`,
      [JSON.stringify(rows)],
    );
    return inserted.length;
  }
}
