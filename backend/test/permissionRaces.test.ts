import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { digestOf } from './support/digestOf.js';
import { outcomeOf, PermissionStage } from './support/PermissionStage.js';
import { PERMISSIONS } from './support/permissionTable.js';
import { query } from './support/query.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold, untilWaiting } = startHeldApp();
jest.setTimeout(120_000);

let stage: PermissionStage;
beforeAll(async () => {
  stage = await PermissionStage.build(app);
});

/** All that is stored, but for what the holder of the lock changes. */
async function stored() {
  const { families: _family, members: _members, ...others } = await digestOf(app);
  return others;
}

/** The calendar's lock is held, a write waits for it, and something else is so once it is free. */
async function meanwhile<T>(write: () => Promise<T>, changes: readonly string[]): Promise<T> {
  await hold('BEGIN');
  await hold('UPDATE families SET revision = revision + 1 WHERE id = $1', [stage.family.id]);
  const asked = write();
  await untilWaiting(1);
  for (const change of changes) await hold(change);
  await hold('COMMIT');
  return asked;
}

const revision = async () => {
  const of = 'SELECT revision FROM families WHERE id = $1';
  return (await query<{ revision: number }>(app, of, [stage.family.id]))[0]!.revision;
};

const LOCKED = Object.entries(PERMISSIONS).filter(([, { isUnlocked }]) => !isUnlocked);

describe.each(LOCKED)('%s, on its way', (name, row) => {
  const byMember = (['own', 'others'] as const).find((each) => row.member[each] === 'done');
  const byOwner = (['others', 'own'] as const).find(
    (each) => row.owner[each] === 'done' && row.member[each] === 403,
  );

  if (byMember) {
    test('is not done for a member who is removed meanwhile', async () => {
      const target = await stage.buildTarget(row.kind, 'member', byMember);
      const { member } = stage.people;
      const [before, at] = [await stored(), await revision()];
      const answer = await meanwhile(
        () => row.call(stage.clientOf('member'), target),
        [`DELETE FROM members WHERE family_id = '${target.familyId}' AND user_id = '${member.id}'`],
      );
      expect([403, 404]).toContain(outcomeOf(name, answer));
      expect([await stored(), await revision()]).toEqual([before, at + 1]);
      stage = await PermissionStage.build(app);
    });
  }

  if (byOwner) {
    test('is not done for an owner who is a member meanwhile', async () => {
      const target = await stage.buildTarget(row.kind, 'owner', byOwner);
      const { owner, member } = stage.people;
      const as = (role: string, id: string) =>
        `UPDATE members SET role = '${role}'
         WHERE family_id = '${target.familyId}' AND user_id = '${id}'`;
      const [before, at] = [await stored(), await revision()];
      const answer = await meanwhile(
        () => row.call(stage.clientOf('owner'), target),
        [as('member', owner.id), as('owner', member.id)],
      );
      expect(outcomeOf(name, answer)).toBe(403);
      expect([await stored(), await revision()]).toEqual([before, at + 1]);
      stage = await PermissionStage.build(app);
    });
  }

  test('is decided by the lock in one of these ways', () => {
    expect(byMember !== undefined || byOwner !== undefined).toBe(true);
  });
});
