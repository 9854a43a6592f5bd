import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to be told outside the page, what is to be told, and the devices that take it. */
export class Reminders1790001600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminder_settings (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        is_on boolean NOT NULL,
        zone text NOT NULL,
        timed integer[] NOT NULL,
        all_day jsonb NOT NULL,
        way text NOT NULL,
        quiet jsonb,
        morning jsonb,
        week jsonb,
        changes jsonb,
        ended_mails text[] NOT NULL
      )`);
    // Not a foreign key to the entry: it may be an event or a series, and come back by an undo.
    await runner.query(`
      CREATE TABLE entry_reminders (
        user_id uuid NOT NULL,
        family_id uuid NOT NULL,
        entry_id uuid NOT NULL,
        timed integer[],
        all_day jsonb,
        PRIMARY KEY (user_id, entry_id),
        FOREIGN KEY (family_id, user_id) REFERENCES members (family_id, user_id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX entry_reminders_by_entry ON entry_reminders (entry_id)`);
    await runner.query(
      `CREATE INDEX entry_reminders_by_member ON entry_reminders (family_id, user_id)`,
    );
    // Up to which minute reminders were looked for; no row before the first time.
    await runner.query(`
      CREATE TABLE reminder_progress (
        name text PRIMARY KEY,
        done_until timestamptz(3) NOT NULL
      )`);
    // Up to which revision a family's changes were looked at for those who want to be told of them.
    await runner.query(`
      CREATE TABLE told_changes (
        family_id uuid PRIMARY KEY REFERENCES families (id) ON DELETE CASCADE,
        revision bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE notices (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        data jsonb NOT NULL,
        due_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL,
        next_at timestamptz(3) NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        sent_to text[] NOT NULL DEFAULT '{}',
        outcome text
      )`);
    await runner.query(`CREATE INDEX notices_waiting ON notices (next_at) WHERE outcome IS NULL`);
    await runner.query(`CREATE INDEX notices_by_user ON notices (user_id)`);
    await runner.query(`CREATE INDEX notices_by_age ON notices (expires_at)`);
    await runner.query(`
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        session_id_hash text NOT NULL REFERENCES sessions (id_hash) ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz(3) NOT NULL
      )`);
    await runner.query(`CREATE INDEX push_devices_by_user ON push_devices (user_id)`);
    await runner.query(`CREATE INDEX push_devices_by_session ON push_devices (session_id_hash)`);
    // One row: the pair by which push services know this calendar.
    await runner.query(`
      CREATE TABLE push_key (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        public_key text NOT NULL,
        private_key text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE push_key, push_devices, notices, told_changes, reminder_progress, entry_reminders,
        reminder_settings`);
  }
}
