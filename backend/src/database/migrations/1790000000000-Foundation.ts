import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Foundation1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        email_key text NOT NULL UNIQUE,
        phone text NOT NULL,
        password_hash text NOT NULL,
        color text,
        birthday text,
        anniversary text,
        current_family_id uuid,
        created_at timestamptz(3) NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE families (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        owner_id uuid NOT NULL REFERENCES users (id),
        invite_code text NOT NULL UNIQUE,
        subscription_tier text NOT NULL DEFAULT 'free',
        subscription_status text NOT NULL DEFAULT 'active',
        trial_ends_at timestamptz(3),
        customer_id text,
        subscription_id text,
        revision bigint NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL
      ) WITH (fillfactor = 70)`);
    await runner.query(`
      ALTER TABLE users ADD CONSTRAINT users_current_family
        FOREIGN KEY (current_family_id) REFERENCES families (id) ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX users_by_current_family ON users (current_family_id)`);
    await runner.query(`CREATE INDEX families_by_owner ON families (owner_id)`);
    await runner.query(`
      CREATE TABLE members (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id),
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'member')),
        color text,
        created_at timestamptz(3) NOT NULL,
        UNIQUE (family_id, user_id)
      )`);
    await runner.query(`CREATE INDEX members_by_user ON members (user_id, family_id)`);
    await runner.query(`
      CREATE TABLE former_members (
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        user_id uuid NOT NULL,
        name text NOT NULL,
        ended_at timestamptz(3) NOT NULL,
        PRIMARY KEY (family_id, user_id)
      )`);
    await runner.query(`
      CREATE TABLE events (
        id uuid PRIMARY KEY,
        family_id uuid NOT NULL REFERENCES families (id) ON DELETE CASCADE,
        creator_id uuid NOT NULL,
        title text NOT NULL,
        date date NOT NULL,
        start_time text,
        end_time text,
        is_all_day boolean NOT NULL,
        main_category text NOT NULL,
        sub_category text NOT NULL,
        notes text,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        CHECK (is_all_day = (start_time IS NULL) AND is_all_day = (end_time IS NULL))
      )`);
    await runner.query(
      `CREATE INDEX events_by_day ON events (family_id, date) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX events_deleted ON events (deleted_at) WHERE deleted_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE changes (
        family_id uuid NOT NULL,
        revision bigint NOT NULL,
        actor_id uuid NOT NULL,
        at timestamptz(3) NOT NULL,
        edits jsonb NOT NULL,
        PRIMARY KEY (family_id, revision)
      )`);
    await runner.query(`CREATE INDEX changes_by_age ON changes (at)`);
    await runner.query(`
      CREATE TABLE sessions (
        id_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        remember boolean NOT NULL,
        user_agent text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        last_seen_at timestamptz(3) NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_by_user ON sessions (user_id)`);
    // Search compares without case and accents; immutable, so that an index may use it.
    await runner.query(`CREATE EXTENSION IF NOT EXISTS unaccent`);
    await runner.query(`
      CREATE FUNCTION searchable(value text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(public.unaccent('public.unaccent', value))`);
    // Which log the revisions belong to: a restored backup gets another one.
    await runner.query(`CREATE TABLE log_epoch (epoch uuid NOT NULL)`);
    await runner.query(`INSERT INTO log_epoch VALUES (gen_random_uuid())`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE log_epoch, sessions, changes, events, former_members, members, families, users
      CASCADE`);
    await runner.query(`DROP FUNCTION searchable`);
  }
}
