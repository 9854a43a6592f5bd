import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { PasswordHasher } from '../backend/dist/auth/passwordHasher.js';

/** The password of everybody in a crowd. */
export const PASSWORD = 'bench-password';

/** The cookie of a session. */
function cookieOf(sessionId, secret) {
  const signature = createHmac('sha256', secret).update(sessionId).digest('base64');
  return `kinday=${encodeURIComponent(`s:${sessionId}.${signature.replace(/=+$/, '')}`)}`;
}

/**
 * Puts logged-in people straight into a migrated database: a thousand sign-ups would take a minute
 * of password hashing.
 * @param {string} databaseUrl
 * @param {string} secret SESSION_SECRET of the server
 * @param {number} count
 * @param {number} perFamily
 * @returns {Promise<{ familyId: string, isOwner: boolean, cookie: string }[]>}
 */
export async function makeCrowd(databaseUrl, secret, count, perFamily) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  const crowd = [];
  let familyId = '';
  for (let index = 0; index < count; index += 1) {
    const [id, sessionId] = [randomUUID(), randomBytes(24).toString('hex')];
    const email = `person${index}@example.org`;
    const isOwner = index % perFamily === 0;
    await client.query(
      `INSERT INTO users (id, name, email, email_key, phone, password_hash, created_at)
       VALUES ($1, $2, $3, $3, '1', $4, now())`,
      [id, `Person ${index}`, email, passwordHash],
    );
    if (isOwner) {
      familyId = randomUUID();
      const code = index.toString().padStart(6, 'A');
      await client.query(
        `INSERT INTO families (id, name, owner_id, invite_code, subscription_tier, revision, created_at)
         VALUES ($1, 'Crowd', $2, $3, 'premium', 1, now())`,
        [familyId, id, code],
      );
    }
    await client.query(
      `INSERT INTO members (id, user_id, family_id, role, created_at)
       VALUES ($1, $2, $3, $4, now())`,
      [randomUUID(), id, familyId, isOwner ? 'owner' : 'member'],
    );
    await client.query('UPDATE users SET current_family_id = $1 WHERE id = $2', [familyId, id]);
    const idHash = createHash('sha256').update(sessionId).digest('hex');
    await client.query(
      `INSERT INTO sessions (id_hash, user_id, remember, user_agent, created_at, last_seen_at)
       VALUES ($1, $2, true, 'bench', now(), now())`,
      [idHash, id],
    );
    crowd.push({ familyId, isOwner, cookie: cookieOf(sessionId, secret) });
  }
  await client.end();
  return crowd;
}
