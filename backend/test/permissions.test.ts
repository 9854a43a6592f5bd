import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readApiCalls } from './support/apiCalls.js';
import { buildEvent, expectStatus, timed } from './support/builders.js';
import { digestOf } from './support/digestOf.js';
import { fileOf, importFile } from './support/importFile.js';
import { outcomeOf, PermissionStage } from './support/PermissionStage.js';
import {
  OF_ONESELF,
  PERMISSIONS,
  RELATIONS,
  ROLES,
  type Expected,
  type Relation,
  type Role,
  type Row,
} from './support/permissionTable.js';
import { startApp } from './support/startApp.js';

const app = startApp();
jest.setTimeout(120_000);

let stage: PermissionStage;

function expectedOf(row: Row, role: Role, relation: Relation): Expected | undefined {
  if (role === 'member' || role === 'owner') return row[role][relation];
  if (relation === 'own' && row.kind !== 'none') return undefined;
  return role === 'nobody' ? 401 : (row.outside ?? 404);
}

beforeAll(async () => {
  stage = await PermissionStage.build(app);
});

test('each call that writes stands in the table, or is about the caller’s own account', async () => {
  const calls = (await readApiCalls(app)).filter(({ method }) => method !== 'GET');
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(PERMISSIONS), ...OF_ONESELF].sort()).toEqual(names.sort());
});

describe.each(Object.entries(PERMISSIONS))('%s', (name, row) => {
  test('is done for whom the table says, and a refusal changes nothing', async () => {
    const got: Record<string, Expected> = {};
    const wanted: Record<string, Expected> = {};
    const changed: string[] = [];
    for (const role of ROLES) {
      for (const relation of row.kind === 'none' ? (['own'] as const) : RELATIONS) {
        const expected = expectedOf(row, role, relation);
        if (expected === undefined) continue;
        const target = await stage.buildTarget(row.kind, role, relation);
        const before = await digestOf(app);
        const cell = `${role}, ${relation}`;
        got[cell] = outcomeOf(name, await row.call(stage.clientOf(role), target));
        wanted[cell] = expected;
        if (expected === 'done') {
          // Who has joined, left, handed over or deleted the calendar stands elsewhere now.
          if (row.kind === 'none' || row.kind === 'feed') stage = await PermissionStage.build(app);
        } else if (JSON.stringify(await digestOf(app)) !== JSON.stringify(before)) {
          changed.push(cell);
        }
      }
    }
    expect(got).toEqual(wanted);
    expect(changed).toEqual([]);
  });
});

test.each(['others', 'former'] as const)(
  'a file takes no day out of a series of %s for a member who may not edit it',
  async (relation) => {
    const { id } = await stage.buildTarget('series', 'member', relation);
    const uid = `UID:${id}@kinday`;
    const when = ['DTSTART:20361113T090000', 'DTEND:20361113T100000'];
    const series = ['DTSTART:20261105T090000', 'DTEND:20261105T100000', 'RRULE:FREQ=WEEKLY'];
    const file = fileOf(
      [uid, ...series, 'SUMMARY:Swimming'],
      [uid, 'RECURRENCE-ID:20361113T090000', ...when, 'SUMMARY:Taken over'],
    );
    const before = await digestOf(app);
    const { client } = stage.people.member;
    const { leftOut } = (await importFile(client, file, `?familyId=${stage.family.id}`)).counts;
    expect(leftOut).toBeGreaterThan(0);
    expect(await digestOf(app)).toEqual(before);
  },
);

describe('what somebody may no longer edit', () => {
  test('is not taken back by whoever was the owner when they changed it', async () => {
    stage = await PermissionStage.build(app);
    const { owner, member, other } = stage.people;
    const event = await buildEvent(other);
    const edited = await owner.client.put(`/api/events/${event.id}`, { ...timed, title: 'Mine' });
    const { revision } = expectStatus(edited, 200);
    const handed = { familyId: stage.family.id, userId: member.id };
    expectStatus(await owner.client.post('/api/family/transfer', handed), 200);
    const before = await digestOf(app);
    const undone = await owner.client.post('/api/events/undo', { revision });
    expect(undone).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
    expect(await digestOf(app)).toEqual(before);
  });
});
