import { beforeAll, expect, test } from '@jest/globals';
import type { ReminderSettingsInput } from '@kinday/contracts/reminders';
import { buildEvent, buildFamily, buildSeries } from './support/builders.js';
import { query } from './support/query.js';
import { moveTo, Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

/** Records that no code of ours can read keep nobody else from being told. */
const app = startApp({ DEFAULT_TIER: 'premium', LOG_LEVEL: 'silent' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const dentist = { title: 'Dentist', date: '2030-05-14', startTime: '15:00', endTime: '16:00' };
const heard: ReminderSettingsInput = {
  zone: 'UTC',
  timed: [],
  allDay: [],
  changes: { way: 'notification' },
};

/** A family of Olga, who hears of changes, and Ben, who makes them. */
async function aFamily() {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  await moveTo(app, id, 'UTC');
  await reminding.turnOn(owner, heard);
  return { id, owner, ben: members[0]! };
}

test('a change that cannot be read is passed over: later ones, and those of other families, are told', async () => {
  const [poisoned, other] = [await aFamily(), await aFamily()];
  await reminding.at('2030-05-13T08:00:02Z');
  await buildEvent(poisoned.ben, { ...dentist, title: 'Unreadable' });
  await buildEvent(poisoned.ben, { ...dentist, title: 'Swimming' });
  await buildEvent(other.ben, dentist);
  await query(
    app,
    `UPDATE changes SET edits = jsonb_set(edits, '{0,record,date}', '"10000-01-01"')
     WHERE family_id = $1 AND edits #>> '{0,record,title}' = 'Unreadable'`,
    [poisoned.id],
  );
  const told = await reminding.at('2030-05-13T08:01:02Z');
  expect(told.map(({ userId, title }) => [userId, title])).toEqual(
    expect.arrayContaining([
      [poisoned.owner.id, 'Ben added Swimming'],
      [other.owner.id, 'Ben added Dentist'],
    ]),
  );
  expect(told).toHaveLength(2);
  const behind = await query(
    app,
    'SELECT FROM told_changes t JOIN families f ON f.id = t.family_id AND f.revision > t.revision',
  );
  expect(behind).toEqual([]);
});

test('a family whose log cannot be looked at keeps no other from being told in its minute, and is tried ever more rarely', async () => {
  const [poisoned, other] = [await aFamily(), await aFamily()];
  await reminding.at('2030-05-13T09:00:02Z');
  await buildEvent(poisoned.ben, dentist);
  await buildEvent(other.ben, dentist);
  await query(
    app,
    `CREATE SEQUENCE tries; CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF new.family_id = '${poisoned.id}' THEN
         PERFORM nextval('tries'); RAISE 'on purpose';
       END IF; RETURN new;
     END $$`,
  );
  await query(
    app,
    `CREATE TRIGGER refuse BEFORE UPDATE ON told_changes FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  const toldAt = async (time: string) =>
    (await reminding.at(`2030-05-13T${time}Z`)).map(({ userId }) => userId);
  expect(await toldAt('09:01:02')).toEqual([other.owner.id]);
  for (const time of ['09:01:10', '09:01:30', '09:01:50']) await toldAt(time);
  await buildEvent(other.ben, { ...dentist, title: 'Swimming' });
  expect(await toldAt('09:02:02')).toEqual([other.owner.id]);
  for (let minute = 3; minute < 10; minute += 1) await toldAt(`09:0${minute}:02`);
  expect(await query(app, 'SELECT last_value::int AS tries FROM tries')).toEqual([{ tries: 4 }]);
  await query(app, 'DROP TRIGGER refuse ON told_changes');
  expect(await toldAt('09:16:02')).toEqual([poisoned.owner.id]);
});

test('an event that cannot be read takes nobody else’s reminder along', async () => {
  const family = await reminding.buildFamily();
  const at = { date: '2030-06-03', startTime: '09:00', endTime: '10:00' };
  const { id } = await buildSeries(family.owner, { ...at, title: 'Unreadable' });
  await query(app, `UPDATE series SET rrule = 'FREQ=NEVER' WHERE id = $1`, [id]);
  await buildEvent(family.owner, { ...at, title: 'Dentist' });
  await reminding.startAt('2030-06-03T06:29:02Z');
  expect(family.ofFamily(await reminding.at('2030-06-03T06:30:02Z'))).toEqual(['Olga: Dentist']);
});
