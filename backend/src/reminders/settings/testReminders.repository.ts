import { Injectable } from '@nestjs/common';
import type { TestOutcome, Way } from '@kinday/contracts/reminders';
import { DataSource } from 'typeorm';

/** Who sends themselves a test, and how they are reminded. */
export interface Tested {
  email: string;
  way: Way;
  /** Whether they ended the mails of reminders. */
  isMailEnded: boolean;
}

@Injectable()
export class TestRemindersRepository {
  constructor(private readonly database: DataSource) {}

  /** Those of some users who are reminded, by their ids. */
  async people(userIds: readonly string[]): Promise<ReadonlyMap<string, Tested>> {
    const rows = await this.database.query<(Tested & { id: string })[]>(
      `SELECT u.id, u.email, r.way, 'reminders' = ANY (r.ended_mails) AS "isMailEnded"
       FROM users u JOIN reminder_settings r ON r.user_id = u.id AND r.is_on
       WHERE u.id = ANY ($1)`,
      [userIds],
    );
    return new Map(rows.map(({ id, ...person }) => [id, person]));
  }

  /** What came of a test of a user; null when it is not theirs. */
  async outcome(userId: string, id: string): Promise<TestOutcome | null> {
    const [row] = await this.database.query<{ outcome: string | null; sent_to: string[] }[]>(
      `SELECT outcome, sent_to FROM notices WHERE id = $1 AND user_id = $2 AND kind = 'test'`,
      [id, userId],
    );
    if (!row) return null;
    const { outcome, sent_to: takers } = row;
    const isMailed = takers.includes('mail');
    const ended = takers.length > 0 ? 'told' : 'failed';
    return {
      state: outcome === null ? 'underway' : ended,
      devices: takers.length - Number(isMailed),
      isMailed,
    };
  }
}
