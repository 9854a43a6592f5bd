// The calendars of the hostile account: as full as the limits of contracts/product allow, or less where it says so.
import { createHash, randomUUID } from 'node:crypto';
import { migrate } from '../../backend/dist/database/migrate.js';
import { LIMITS } from '../../contracts/dist/product.js';
import { makeCrowd } from '../crowd.mjs';
import { SECRET } from '../peers/token.mjs';

const SMOKE = Boolean(process.env.BENCH_SMOKE);
/** Members of the other calendar: by turns none of them meets a limit. */
const QUIET = 16;
const NOTES = 9_900;
/** Rows for each calendar, of which `LIMITS` would allow more: 20,000 events take minutes to fill in. */
const EVENTS = SMOKE ? 120 : 2_400;
const SERIES = SMOKE ? 6 : LIMITS.seriesPerCalendar;
/** All that the texts of so many series leave room for. */
const EXCEPT = SMOKE ? 75 : Math.floor(LIMITS.seriesTextBytes / SERIES / 13) - 10;
const MONTHS = SMOKE ? 2 : 24;
const RULES = SMOKE ? 50 : LIMITS.eventsPerFeed;
const FEEDS = SMOKE ? 1 : 4;
const OWN_LEADS = SMOKE ? 20 : LIMITS.ownReminders;

const COLUMNS = `id, family_id, creator_id, title, date, is_all_day, main_category, sub_category`;
const KIND = `'General family gatherings', 'Picnic'`;

const ADD_CALENDARS = `
  WITH added AS (
    INSERT INTO families (id, name, owner_id, invite_code, subscription_tier, revision, created_at)
    SELECT gen_random_uuid(), 'Hostile ' || n, $1, lpad(n::text, 6, 'H'), 'premium', 1, now()
    FROM generate_series(2, ${LIMITS.calendarsPerUser}) n RETURNING id)
  INSERT INTO members (id, user_id, family_id, role, color, created_at)
  SELECT gen_random_uuid(), $1, id, 'owner', '#FF6B6B', now() FROM added`;
/** As much text as a month may have. */
const ADD_LONG_NOTES = `
  INSERT INTO events (${COLUMNS}, notes, created_at, updated_at)
  SELECT gen_random_uuid(), $1, $2, 'Long ' || n,
    date_trunc('month', now())::date + make_interval(months => month) + make_interval(days => n % 28),
    true, ${KIND}, rpad(repeat(md5(month::text || n) || ' ', 300), ${NOTES}), now(), now()
  FROM generate_series(0, ${MONTHS - 1}) month, generate_series(1, ${LIMITS.eventTextBytes / (NOTES + 100)}) n`;
/** A third in the days of which reminders are due, a third in 1970, a third in the last two years. */
const ADD_IN_ZONES = `
  INSERT INTO events (${COLUMNS}, start_time, end_time, zone, created_at, updated_at)
  SELECT gen_random_uuid(), $1, $2, 'Piano ' || n,
    CASE n % 3 WHEN 0 THEN current_date + n % 28 WHEN 1 THEN date '1970-01-05' + n % 700
      ELSE current_date - n % 700 END,
    false, ${KIND}, lpad((n % 24)::text, 2, '0') || ':00', lpad((n % 24)::text, 2, '0') || ':30',
    ($3::text[])[1 + n % cardinality($3::text[])], now(), now()
  FROM generate_series(1, ${EVENTS}) n`;
const ADD_SERIES = `
  INSERT INTO series (${COLUMNS}, more_days, for_ids, needs_somebody, rrule, extra_days, except_days,
    version, created_at, updated_at)
  SELECT gen_random_uuid(), $1, $2, 'Swim a ' || n, current_date - 1, true, ${KIND}, 0, '{}', false,
    'FREQ=DAILY', '{}', (SELECT array_agg(current_date + day) FROM generate_series(0, ${EXCEPT}) day), 1,
    now(), now()
  FROM generate_series(1, ${SERIES}) n`;
const ADD_FEED = `
  INSERT INTO feeds (id, family_id, kind, name, color, address, host, added_by, content_version,
    created_at, checked_at, read_at, next_at, zone)
  VALUES ($1, $2, 'link', 'Rules', '#FF6B6B', 'https://example.org/' || $1::uuid, 'example.org', $3, 1, now(), now(),
    now(), now() + interval '1 day', 'Europe/Berlin')`;
const ADD_RULES = `
  INSERT INTO feed_events (feed_id, key, title, date, more_days, is_all_day, rrule, extra_days, except_days)
  SELECT $1, n::text, 'Rule ' || n, date '2000-01-01' + n % 365, 0, true,
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-366', '{}', '{}'
  FROM generate_series(1, ${RULES}) n`;
const ADD_LINK = `
  INSERT INTO calendar_links (secret_hash, family_id, user_id, what, created_at)
  VALUES ($1, $2, $3, 'all', now())`;
const REMIND = `
  INSERT INTO reminder_settings (user_id, is_on, zone, timed, all_day, way, ended_mails)
  VALUES ($1, true, 'UTC', '{0,60,40320}', '[{"days":1,"time":"18:00"}]', 'notification', '{}')`;
const CHOOSE_LEADS = `
  INSERT INTO entry_reminders (user_id, family_id, entry_id, timed)
  SELECT $1, family_id, id, '{5,1440,20160}' FROM events
  WHERE family_id = ANY ($2) AND zone IS NOT NULL AND date >= current_date
  ORDER BY id LIMIT ${OWN_LEADS}`;

/** The clocks of the n-th calendar: as many as may be, others than those of the one before. */
function zonesOf(place) {
  const all = Intl.supportedValuesOf('timeZone');
  const count = SMOKE ? 4 : LIMITS.zonesPerCalendar;
  return Array.from({ length: count }, (_, at) => all[(place * count + at) % all.length]);
}

async function addLink(client, secret, familyId, userId) {
  const hash = createHash('sha256').update(secret).digest('base64url');
  await client.query(ADD_LINK, [hash, familyId, userId]);
  return secret;
}

/**
 * Fills an empty database with the hostile account's calendars and another one.
 * @param {string} url of the database
 * @param {import('pg').Client} client of it
 * @returns what the attacks, and the calls of the others, need to know
 */
export async function fillHostile(url, client) {
  await migrate(url);
  const crowd = await makeCrowd(url, SECRET, 2 * QUIET, QUIET);
  const [owner] = crowd;
  await client.query(`DELETE FROM members WHERE family_id = $1 AND user_id <> $2`, [
    ...[owner.familyId, owner.userId],
  ]);
  await client.query(ADD_CALENDARS, [owner.userId]);
  const { rows } = await client.query(
    'SELECT family_id AS id FROM members WHERE user_id = $1 ORDER BY family_id = $2 DESC, family_id',
    [owner.userId, owner.familyId],
  );
  const calendars = rows.map(({ id }) => id);
  const [long, imported, ruled, ...zoned] = calendars;
  await client.query(ADD_LONG_NOTES, [long, owner.userId]);
  for (const [place, id] of zoned.entries()) {
    await client.query(ADD_IN_ZONES, [id, owner.userId, zonesOf(place)]);
  }
  for (const id of zoned) await client.query(ADD_SERIES, [id, owner.userId]);
  for (let place = 0; place < FEEDS; place += 1) {
    const id = randomUUID();
    await client.query(ADD_FEED, [id, ruled, owner.userId]);
    await client.query(ADD_RULES, [id]);
  }
  const secrets = [];
  for (const [place, id] of calendars.entries()) {
    secrets.push(await addLink(client, `hostile-${place}`, id, owner.userId));
  }
  const quiet = crowd.slice(QUIET);
  await client.query(
    `INSERT INTO events (${COLUMNS}, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'Dentist ' || n, current_date - 30 + n % 60, true, ${KIND}, now(), now()
     FROM generate_series(1, 60) n`,
    [quiet[0].familyId, quiet[0].userId],
  );
  const quietSecret = await addLink(client, 'quiet', quiet[0].familyId, quiet[0].userId);
  await client.query('VACUUM ANALYZE');
  return {
    hostile: { headers: { cookie: owner.cookie }, userId: owner.userId },
    ...{ long, imported, ruled, zoned, secrets, quiet, quietSecret },
  };
}

/** Turns the hostile account's reminders on, with as many choices of its own as it may have. */
export async function chooseLeads(client, { hostile, zoned }) {
  await client.query(REMIND, [hostile.userId]);
  await client.query(CHOOSE_LEADS, [hostile.userId, zoned]);
}
