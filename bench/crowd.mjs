import { createHmac } from 'node:crypto';
import pg from 'pg';
import { PasswordHasher } from '../backend/dist/auth/passwordHasher.js';

/** The password of everybody in a crowd. */
export const PASSWORD = 'bench-password';

const NUMBER_PEOPLE = `
  CREATE TEMP TABLE crowd (n int, is_owner boolean, user_id uuid, family_id uuid)`;
/** So many people, $1, in families of $2, whose first one owns it. */
const CHOOSE_PEOPLE = `
  INSERT INTO crowd
  SELECT n, n % $2 = 0, gen_random_uuid(), f.id
  FROM (SELECT family, gen_random_uuid() AS id
        FROM generate_series(0, ($1 - 1) / $2) AS family) AS f,
    generate_series(f.family * $2, least($1, (f.family + 1) * $2) - 1) AS n`;
const ADD_USERS = `
  INSERT INTO users (id, name, email, email_key, phone, password_hash, color, created_at)
  SELECT user_id, 'Person ' || n, 'person' || n || '@example.org', 'person' || n || '@example.org',
    '1', $1, '#4ECDC4', now() FROM crowd`;
const ADD_FAMILIES = `
  INSERT INTO families (id, name, owner_id, invite_code, subscription_tier, revision, created_at)
  SELECT family_id, 'Crowd', user_id, lpad(n::text, 6, 'A'), 'premium', 1, now()
  FROM crowd WHERE is_owner`;
const ADD_MEMBERS = `
  INSERT INTO members (id, user_id, family_id, role, color, created_at)
  SELECT gen_random_uuid(), user_id, family_id, CASE WHEN is_owner THEN 'owner' ELSE 'member' END,
    '#4ECDC4', now() + n * interval '1 ms' FROM crowd`;
const CHOOSE_FAMILY = `
  UPDATE users SET current_family_id = crowd.family_id FROM crowd WHERE id = user_id`;
/** The id of a session is its user's, so that whoever finds the database can sign the cookies. */
const LOG_IN = `
  INSERT INTO sessions (id_hash, user_id, remember, user_agent, created_at, last_seen_at)
  SELECT encode(sha256(user_id::text::bytea), 'hex'), user_id, true, 'bench', now(), now()
  FROM crowd`;
const READ_PEOPLE = `
  SELECT user_id AS "userId", family_id AS "familyId", role = 'owner' AS "isOwner"
  FROM members ORDER BY created_at, user_id`;

/** The cookie of a session. */
function cookieOf(sessionId, secret) {
  const signature = createHmac('sha256', secret).update(sessionId).digest('base64');
  return `kinday=${encodeURIComponent(`s:${sessionId}.${signature.replace(/=+$/, '')}`)}`;
}

/** @typedef {{ userId: string, familyId: string, isOwner: boolean, cookie: string }} CrowdPerson */

/**
 * Puts logged-in people straight into a migrated database: a thousand sign-ups would take a minute
 * of password hashing.
 * @param {string} databaseUrl
 * @param {string} secret SESSION_SECRET of the server
 * @param {number} count
 * @param {number} perFamily
 * @returns {Promise<CrowdPerson[]>} family by family, owners first
 */
export async function makeCrowd(databaseUrl, secret, count, perFamily) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(NUMBER_PEOPLE);
  await client.query(CHOOSE_PEOPLE, [count, perFamily]);
  await client.query(ADD_USERS, [await new PasswordHasher().hash(PASSWORD)]);
  for (const each of [ADD_FAMILIES, ADD_MEMBERS, CHOOSE_FAMILY, LOG_IN]) await client.query(each);
  await client.end();
  return readCrowd(databaseUrl, secret);
}

/**
 * The people that a database was filled with before.
 * @returns {Promise<CrowdPerson[]>} family by family, owners first
 */
export async function readCrowd(databaseUrl, secret) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(READ_PEOPLE);
  await client.end();
  return rows.map((person) => ({ ...person, cookie: cookieOf(person.userId, secret) }));
}
