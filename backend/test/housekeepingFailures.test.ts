import { afterAll, test } from '@jest/globals';
import { query } from './support/query.js';
import { startApp, TestApp } from './support/startApp.js';

const app = startApp();
const nextStart = new TestApp();
afterAll(() => nextStart.stop());

test('outdated rows go in batches of 1,000, also when another table fails', async () => {
  await query(app, 'ALTER TABLE changes RENAME TO changes_away');
  await query(
    app,
    `INSERT INTO rate_limits SELECT 'expired' || n, 1, 1 FROM generate_series(1, 2500) AS n`,
  );
  await query(
    app,
    `CREATE FUNCTION refuse_large() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM gone) > 1000 THEN RAISE 'too many at once'; END IF; RETURN NULL;
     END $$`,
  );
  await query(
    app,
    `CREATE TRIGGER refuse_large AFTER DELETE ON rate_limits REFERENCING OLD TABLE AS gone
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_large()`,
  );
  await nextStart.startBeside(app, { LOG_LEVEL: 'silent' });
  const left = () => query(app, `SELECT FROM rate_limits WHERE key LIKE 'expired%'`);
  while ((await left()).length > 0);
});
