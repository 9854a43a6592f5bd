// node bench/search.mjs: how long a search takes in a calendar of 100,000 events, by the API; exits
// 1 over budget.
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { median, tell, verdict } from './budgets.mjs';
import { twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const EVENTS = 100_000;
const RUNS = 20;
const TEXTS = [
  ['found once', 'needle 77777'],
  ['found nowhere', 'zzyzx'],
  ['of two letters, in a sixth of all events', 'pi'],
];

/** Ten years of events, with notes of a usual length. */
const FILL = `
  INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
    main_category, sub_category, notes, created_at, updated_at)
  SELECT gen_random_uuid(), $1, m.user_id,
    (ARRAY['Piano', 'Dentist', 'Soccer practice', 'Book club', 'Grandma', 'Trash day'])[1 + n % 6],
    date '2021-11-01' + n % 3650, '09:00', '10:00', false,
    'General family gatherings', 'Picnic', 'Bring needle ' || n || ' and the blue bag', now(), now()
  FROM generate_series(1, ${EVENTS}) n, (SELECT user_id FROM members WHERE family_id = $1 LIMIT 1) m`;

const server = await startServer();
// Joins the server that runs.
const embedded = await startEmbeddedPostgres(join(server.dataDir, 'postgres'));
const database = new pg.Client({ connectionString: embedded.url });
try {
  const { ben, family } = await twoPeople(server.url);
  await database.connect();
  await database.query(FILL, [family.id]);
  await database.query('ANALYZE events');
  for (const [what, text] of TEXTS) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await ben.call('GET', `/api/events/search?q=${encodeURIComponent(text)}`);
      times.push(performance.now() - start);
    }
    tell(`a text ${what}`, Math.round(median(times)), 200, 'ms');
  }
} finally {
  await database.end();
  await embedded.stop();
  await server.stop();
}
process.exit(verdict());
