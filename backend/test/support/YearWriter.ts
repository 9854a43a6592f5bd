import { addDays } from '@kinday/contracts/calendarDate';
import type { application } from './application.js';
import type { YearEntry, YearPerson } from './YearModel.js';

/** Brings what a simulated year says into a database, without the calls that people would use. */
export class YearWriter {
  constructor(private readonly client: InstanceType<typeof application.pg.Client>) {}

  async run(sql: string, ...values: unknown[]): Promise<void> {
    await this.client.query(sql, values);
  }

  async entry(entry: YearEntry): Promise<void> {
    const { id, familyId, date, startTime, zone, forIds, isDeleted, repeats } = entry;
    const table = repeats ? 'series' : 'events';
    const common = [id, familyId, date, startTime, startTime && '23:59', forIds, isDeleted, zone];
    const more = repeats
      ? [
          `FREQ=${repeats.every === 1 ? 'DAILY' : 'WEEKLY'};COUNT=${repeats.times}`,
          repeats.except,
          addDays(date, repeats.every * (repeats.times - 1)),
        ]
      : [entry.claimedBy, entry.seriesId, entry.seriesDate];
    const columns = repeats ? 'rrule, except_days, last_day' : 'claimed_by, series_id, series_date';
    const extra = repeats ? { names: ', extra_days', values: `, '{}'` } : { names: '', values: '' };
    await this.run(`DELETE FROM ${table} WHERE id = $1`, id);
    await this.run(
      `INSERT INTO ${table} (id, family_id, creator_id, version, created_at, updated_at, title, date,
         is_all_day, start_time, end_time, main_category, sub_category, more_days, for_ids,
         needs_somebody, deleted_at, zone, ${columns}${extra.names})
       VALUES ($1::uuid, $2, $2, 1, now(), now(), left(($1::uuid)::text, 8), $3, $4::text IS NULL, $4, $5,
         'Everyday life', 'Other', 0, $6, false, CASE WHEN $7 THEN now() END, $8, $9, $10, $11${extra.values})`,
      ...common,
      ...more,
    );
  }

  async person({ id, isOn, zone, timed, allDay, quiet }: YearPerson): Promise<void> {
    await this.run('DELETE FROM reminder_settings WHERE user_id = $1', id);
    await this.run(
      `INSERT INTO reminder_settings (user_id, is_on, zone, timed, all_day, way, quiet, ended_mails)
       VALUES ($1, $2, $3, $4, $5, 'notification', $6, '{}')`,
      ...[id, isOn, zone, timed, JSON.stringify(allDay), quiet && JSON.stringify(quiet)],
    );
  }

  async newPerson(person: YearPerson): Promise<void> {
    await this.run(
      `INSERT INTO users (id, name, email, email_key, phone, password_hash, created_at)
       VALUES ($1::uuid, 'Somebody', $1::uuid || '@example.org', $1::uuid || '@example.org', '1', '-', now())`,
      person.id,
    );
    await this.person(person);
  }

  async family(id: string, ownerId: string, zone: string): Promise<void> {
    await this.run(
      `INSERT INTO families (id, name, owner_id, invite_code, subscription_tier, subscription_status,
         zone, revision, created_at)
       VALUES ($1::uuid, 'Family', $2, upper(left(($1::uuid)::text, 6)), 'free', 'active', $3, 1, now())`,
      ...[id, ownerId, zone],
    );
  }

  async zone(id: string, zone: string): Promise<void> {
    await this.run('UPDATE families SET zone = $2 WHERE id = $1', id, zone);
  }

  async membership(familyId: string, userId: string, isMember: boolean): Promise<void> {
    await this.run('DELETE FROM members WHERE family_id = $1 AND user_id = $2', familyId, userId);
    if (!isMember) return;
    await this.run(
      `INSERT INTO members (id, user_id, family_id, role, joined_revision, seen_revision, created_at)
       VALUES (gen_random_uuid(), $2, $1, 'member', 1, 1, now())`,
      ...[familyId, userId],
    );
  }

  async own(
    familyId: string,
    userId: string,
    entryId: string,
    timed: number[] | null,
  ): Promise<void> {
    await this.run(
      `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, entry_id) DO UPDATE SET timed = excluded.timed`,
      ...[userId, familyId, entryId, timed],
    );
  }
}
