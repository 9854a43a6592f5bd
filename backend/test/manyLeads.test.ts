import { beforeAll, expect, test } from '@jest/globals';
import { application } from './support/application.js';
import { buildFamily } from './support/builders.js';
import { query } from './support/query.js';
import { Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const ZONES = Intl.supportedValuesOf('timeZone').slice(0, 200);

/** How many rows the application takes from PostgreSQL for a piece of work. */
async function rowsTakenBy(work: () => Promise<unknown>): Promise<number> {
  const statement = application.pg.Query.prototype as unknown as {
    handleDataRow: (row: unknown) => void;
  };
  const { handleDataRow: take } = statement;
  let rows = 0;
  statement.handleDataRow = function (row) {
    rows += 1;
    take.call(this, row);
  };
  try {
    await work();
    return rows;
  } finally {
    statement.handleDataRow = take;
  }
}

/** Events of a calendar on a day, one in each of some zones. */
const addEvents = (familyId: string, date: string, time: string, zones: (string | null)[]) =>
  query<{ id: string }>(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
       main_category, sub_category, created_at, updated_at, zone)
     SELECT gen_random_uuid(), id, owner_id, 'Swimming', $2, $3, '23:59', false,
       'General family gatherings', 'Picnic', now(), now(), told.zone
     FROM families, unnest($4::text[]) AS told (zone) WHERE families.id = $1 RETURNING id`,
    [familyId, date, time, zones],
  );

/** Other lead times of somebody for events: for each of them those that it begins with. */
const choose = (userId: string, familyId: string, events: { id: string }[], timed: number[]) =>
  query(
    app,
    `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed)
     SELECT $1, $2, id, ARRAY(SELECT lead + at::int - 1 FROM unnest($4::int[]) AS lead)
     FROM unnest($3::uuid[]) WITH ORDINALITY AS event (id, at)`,
    [userId, familyId, events.map(({ id }) => id), timed],
  );

test('who chooses other lead times for events in hundreds of zones costs a run a few rows, not each time each zone', async () => {
  const { id, owner } = await buildFamily(app);
  await reminding.turnOn(owner);
  const events = await addEvents(id, '2030-05-20', '12:00', ZONES);
  await choose(owner.id, id, events, [0, 300, 600]);
  await reminding.startAt('2030-05-10T08:00:02Z');
  const rows = await rowsTakenBy(() => reminding.plan('2030-05-10T08:01:02Z'));
  expect(rows).toBeLessThan(1_000);
});

test('the lead time that somebody chose for one event makes nobody look at events of others', async () => {
  const [some, other] = [await buildFamily(app), await buildFamily(app)];
  await reminding.turnOn(some.owner, { zone: 'UTC', timed: [] });
  await reminding.turnOn(other.owner, { zone: 'UTC', timed: [5] });
  await query(app, `UPDATE families SET zone = 'UTC' WHERE id = ANY ($1)`, [[some.id, other.id]]);
  await addEvents(other.id, '2030-06-12', '09:00', Array<null>(500).fill(null));
  const own = await addEvents(some.id, '2030-06-20', '12:00', [null]);
  // By this lead time an event would be due now that begins when those of the others do.
  await choose(some.owner.id, some.id, own, [2_880]);
  await reminding.startAt('2030-06-10T08:59:02Z');
  const rows = await rowsTakenBy(() => reminding.plan('2030-06-10T09:00:02Z'));
  expect(rows).toBeLessThan(400);
  await reminding.startAt('2030-06-18T11:59:02Z');
  const told = await reminding.at('2030-06-18T12:00:02Z');
  expect(told.map(({ userId }) => userId)).toEqual([some.owner.id]);
});
