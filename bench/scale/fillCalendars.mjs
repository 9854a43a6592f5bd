/** The month that is asked for: its events are as many in a small calendar as in a large one. */
export const MONTH = '2026-11';
/** A word in the titles of a sixth of all events, one of a single event, one of none. */
export const WORDS = { common: 'dentist', single: 'needle7x', none: 'zzyzx' };

/** Above so many events, rows go in before their indexes: sorted once, those take a third of the time. */
const MANY = 100_000;

/**
 * @typedef {object} Shape
 * @property {number} events of each calendar; one in fifty is deleted
 * @property {number} inMonth how many of them are in MONTH
 * @property {number} days so many days before MONTH, and as many after it, have the others
 * @property {number} logged how many changes its log keeps: those of its last events
 */

const NUMBER_FAMILIES = `CREATE TEMP TABLE filled (n int, id uuid, people uuid[])`;
const CHOOSE_FAMILIES = `
  INSERT INTO filled
  SELECT place - 1, f.id,
    (SELECT array_agg(user_id ORDER BY created_at) FROM members WHERE family_id = f.id)
  FROM unnest($1::uuid[]) WITH ORDINALITY AS f (id, place)`;

/** In the order of time, so that the events of one calendar are far from each other, as in real life. */
const ADD_EVENTS = `
  INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
    main_category, sub_category, notes, created_at, updated_at, deleted_at)
  SELECT gen_random_uuid(), f.id, f.people[1 + k % cardinality(f.people)],
    (ARRAY['Piano lesson', 'Dentist with Leo', 'Soccer practice', 'Book club', 'Café with Grandma',
      'Trash day'])[1 + k % 6],
    CASE WHEN k < $2 THEN date '${MONTH}-01' + k % 30
         WHEN k / 6 % 2 = 0 THEN date '${MONTH}-01' - 1 - (k * 7919 + f.n) % $3
         ELSE date '${MONTH}-01' + 31 + (k * 7919 + f.n) % $3 END,
    '09:00', '10:00', false, 'General family gatherings', 'Picnic',
    CASE WHEN k = 7 THEN '${WORDS.single}' WHEN k % 3 = 0 THEN 'Bring the blue bag, number ' || k END,
    '2026-09-01'::timestamptz + k * interval '1 minute',
    '2026-09-01'::timestamptz + k * interval '1 minute', CASE WHEN k % 50 = 49 THEN now() END
  FROM (SELECT (n / $4)::int AS k, (n % $4)::int AS family
        FROM generate_series(0, $1::bigint * $4 - 1) AS n) AS numbered
  JOIN filled f ON f.n = family`;

/** Event k made revision k + 2: the first one is the calendar's beginning. */
const ADD_CHANGES = `
  INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before)
  SELECT family_id, $1 - n + 1, creator_id, now() - n * interval '28 days' / $3,
    jsonb_build_array(jsonb_build_object('collection', 'events', 'op', 'put', 'record',
      jsonb_build_object('id', id, 'familyId', family_id, 'creatorId', creator_id, 'title', title,
        'date', date, 'isAllDay', is_all_day, 'startTime', start_time, 'endTime', end_time,
        'mainCategory', main_category, 'subCategory', sub_category, 'notes', notes,
        'version', version, 'createdAt', created_at, 'updatedAt', updated_at, 'creator',
        jsonb_build_object('id', creator_id, 'name', 'Person', 'color', '#4ECDC4', 'phone', '1',
          'isFormer', false)))),
    jsonb_build_array(jsonb_build_object('kind', 'added', 'id', id, 'name', title, 'date', date,
      'version', version)), '[]'
  FROM (SELECT *, ($1 - 1 - extract(epoch FROM created_at - '2026-09-01') / 60)::int AS n
        FROM events WHERE family_id = ANY ($2)) AS aged
  WHERE n < $3 ORDER BY n DESC`;

const SET_REVISIONS = 'UPDATE families SET revision = $1 + 1 WHERE id = ANY ($2)';

const INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public' AND tablename IN ('events', 'changes')
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`;

/**
 * Fills calendars with events, and their logs with changes, as some weeks of use would.
 * @param {import('pg').Client} client of a role that may do everything
 * @param {string[]} familyIds with their members
 * @param {Shape} shape
 */
export async function fillCalendars(client, familyIds, { events, inMonth, days, logged }) {
  await client.query(NUMBER_FAMILIES);
  await client.query(CHOOSE_FAMILIES, [familyIds]);
  await client.query('ANALYZE filled');
  // The rows refer to what is there: to look at it again for each would take longer than adding it.
  await client.query('SET session_replication_role = replica');
  const isMany = events * familyIds.length > MANY;
  const { rows: indexes } = isMany ? await client.query(INDEXES) : { rows: [] };
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(ADD_EVENTS, [events, inMonth, days, familyIds.length]);
  await client.query(ADD_CHANGES, [events, familyIds, logged]);
  await client.query(SET_REVISIONS, [events, familyIds]);
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('DROP TABLE filled');
  await client.query('RESET session_replication_role');
  // As autovacuum would have done meanwhile.
  await client.query('VACUUM ANALYZE');
}
