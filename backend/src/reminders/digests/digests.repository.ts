import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Digest, DueDigest, ZonedHour } from './digest.js';

const USERS_AT_ONCE = 1_000;

/** Who wants to be told of their days, and when. */
@Injectable()
export class DigestsRepository {
  constructor(private readonly database: DataSource) {}

  /** The hours that people chose, each once for a zone. */
  hours(digest: Digest): Promise<ZonedHour[]> {
    return this.database.query<ZonedHour[]>(
      `SELECT DISTINCT zone, ${digest} ->> 'time' AS time FROM reminder_settings
       WHERE is_on AND ${digest} IS NOT NULL`,
    );
  }

  /** The users who chose this hour, and this weekday if they choose any, some at a time. */
  async *users({ digest, zone, time, weekday }: DueDigest): AsyncGenerator<string[]> {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const rows: { id: string }[] = await this.database.query(
        `SELECT user_id AS id FROM reminder_settings
         WHERE is_on AND zone = $1 AND ${digest} ->> 'time' = $2
           AND coalesce(${digest} -> 'weekdays' @> to_jsonb($3::int), true) AND user_id > $4
         ORDER BY user_id LIMIT ${USERS_AT_ONCE}`,
        [zone, time, weekday, last],
      );
      if (rows.length > 0) yield rows.map(({ id }) => id);
      last = rows.length === USERS_AT_ONCE ? rows.at(-1)?.id : undefined;
    }
  }
}
