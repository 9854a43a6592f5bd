import pg from 'pg';
import { migrate } from './migrate.js';

/** Few enough for rows of a hundred kilobytes each. */
const ROWS_AT_ONCE = 50;

interface Table {
  name: string;
  columns: string;
}

/**
 * Copies everything, log-ins included, from a database of any earlier schema to an empty one on another
 * server: all or nothing. Both have this version's schema afterwards.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await migrate(from);
  await migrate(to);
  const [source, target] = [await connect(from), await connect(to)];
  try {
    await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await target.query('BEGIN');
    // Tables refer to each other in circles, so constraints are off; the copied rows were consistent.
    await target.query('SET LOCAL session_replication_role = replica');
    for (const table of await readTables(source)) await copyTable(source, target, table);
    await target.query('COMMIT');
    await target.query('ANALYZE');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The query under way tells; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** All tables but the list of migrations; generated columns come by themselves. */
async function readTables(source: pg.Client): Promise<Table[]> {
  const { rows } = await source.query<Table>(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
       AND table_name <> 'migrations' AND is_generated = 'NEVER'
     GROUP BY table_name`,
  );
  return rows;
}

async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table) {
  await target.query(`DELETE FROM ${name}`);
  await source.query(
    `DECLARE copied NO SCROLL CURSOR FOR
     SELECT row_to_json(each)::text AS line FROM (SELECT ${columns} FROM ${name}) AS each`,
  );
  for (;;) {
    const { rows } = await source.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM copied`);
    if (rows.length === 0) break;
    await target.query(
      `INSERT INTO ${name} (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1)`,
      [`[${rows.map(({ line }) => line).join()}]`],
    );
  }
  await source.query('CLOSE copied');
}
