import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars of others: what was imported, what families subscribed to, and where programs read theirs. */
export class OtherCalendars1790001800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE events ADD COLUMN zone text`);
    await runner.query(`ALTER TABLE series ADD COLUMN zone text`);
    await runner.query(`
      CREATE TABLE feeds (
        id uuid PRIMARY KEY,
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        kind text NOT NULL,
        name text NOT NULL,
        color text NOT NULL,
        address text,
        host text,
        country text,
        region text,
        added_by uuid NOT NULL,
        content_version integer NOT NULL,
        created_at timestamptz(3) NOT NULL,
        checked_at timestamptz(3),
        read_at timestamptz(3),
        next_at timestamptz(3) NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        problem text,
        etag text,
        last_modified text,
        zone text,
        digest text,
        shrunk_since timestamptz(3)
      )`);
    await runner.query(`CREATE INDEX feeds_by_family ON feeds (family_id)`);
    await runner.query(`CREATE INDEX feeds_by_next ON feeds (next_at)`);
    // A search reads all texts of the user's feeds: an index of trigrams, written inside the family's lock,
    // kept others from writing for 7.6 s where a large feed had changed; without it that is 0.3 s.
    // Its key is made of what it says. An event has no rule. Days and times are told in its zone, or in
    // the one of its feed, which was the family's as the feed was read.
    await runner.query(`
      CREATE TABLE feed_events (
        feed_id uuid NOT NULL REFERENCES feeds (id) ON DELETE CASCADE,
        key text NOT NULL,
        title text NOT NULL,
        date date NOT NULL,
        more_days integer NOT NULL,
        is_all_day boolean NOT NULL,
        start_time text,
        end_time text,
        location text,
        notes text,
        zone text,
        rrule text,
        extra_days date[] NOT NULL,
        except_days date[] NOT NULL,
        last_day date,
        search_text text NOT NULL GENERATED ALWAYS AS (searchable(
          title || E'\\n' || coalesce(notes, '') || E'\\n' || coalesce(location, ''))) STORED,
        PRIMARY KEY (feed_id, key)
      )`);
    await runner.query(
      `CREATE INDEX feed_events_by_day ON feed_events (feed_id, date) WHERE rrule IS NULL`,
    );
    await runner.query(
      `CREATE INDEX feed_events_repeated ON feed_events (feed_id) WHERE rrule IS NOT NULL`,
    );
    // What came from a file, by the names it has there; the day is that of a changed occurrence, or ''.
    await runner.query(`
      CREATE TABLE imported_entries (
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        uid text NOT NULL,
        recurrence text NOT NULL,
        entry_id uuid NOT NULL,
        digest text NOT NULL,
        raw text,
        PRIMARY KEY (family_id, uid, recurrence)
      )`);
    await runner.query(`CREATE INDEX imported_entries_by_entry ON imported_entries (entry_id)`);
    // An import by its last revision, with all that it made; without any once it was taken back. One that is
    // not told yet is under way, or was broken off: the same file goes on with it.
    await runner.query(`
      CREATE TABLE imports (
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        revision bigint NOT NULL,
        revisions bigint[] NOT NULL,
        actor_id uuid NOT NULL,
        file text NOT NULL,
        count integer NOT NULL,
        is_told boolean NOT NULL,
        at timestamptz(3) NOT NULL,
        PRIMARY KEY (family_id, revision)
      )`);
    await runner.query(`
      CREATE TABLE calendar_links (
        secret_hash text PRIMARY KEY,
        family_id uuid NOT NULL,
        user_id uuid NOT NULL,
        what text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        UNIQUE (family_id, user_id, what),
        FOREIGN KEY (family_id, user_id) REFERENCES members (family_id, user_id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['calendar_links', 'imports', 'imported_entries', 'feed_events', 'feeds']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    await runner.query(`ALTER TABLE series DROP COLUMN zone`);
    await runner.query(`ALTER TABLE events DROP COLUMN zone`);
  }
}
