import { beforeAll, describe, expect, test } from '@jest/globals';
import { calendarAnswerSchema, familyAnswerSchema } from '@kinday/contracts/family';
import { randomUUID } from 'node:crypto';
import { buildUser, expectStatus, type Person } from './support/builders.js';
import type { Answer, Client } from './support/Client.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const ROLES = ['nobody', 'outsider', 'former', 'member', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** What a call is made with: a calendar with its owner and two members, and one more of them gone. */
interface Stage {
  familyId: string;
  inviteCode: string;
  memberId: string;
}
type Call = (client: Client, stage: Stage) => Promise<Answer>;
/** A status, or a status with the code of the refusal. */
type Expected = number | `${number} ${string}`;

const NOBODY = '401 not_logged_in';
const UNSEEN = '404 no_such_calendar';
const OWNER_ONLY = {
  nobody: NOBODY,
  outsider: UNSEEN,
  former: UNSEEN,
  member: '403 not_owner',
} as const;
const MEMBERS_ONLY = { nobody: NOBODY, outsider: UNSEEN, former: UNSEEN } as const;

const NAME = 'The Riveras';
const get =
  (path: string): Call =>
  (client, { familyId }) =>
    client.get(`${path}?familyId=${familyId}`);
const post =
  (path: string, fields: (stage: Stage) => object = () => ({})): Call =>
  (client, stage) =>
    client.post(path, { familyId: stage.familyId, ...fields(stage) });

/** Each call with what it answers to whom; in this order, so that refusals come before it works. */
const CALLS: [name: string, call: Call, expected: Record<Role, Expected>][] = [
  ['GET family', get('/api/family'), { ...MEMBERS_ONLY, member: 200, owner: 200 }],
  ['GET export.ics', get('/api/family/export.ics'), { ...MEMBERS_ONLY, member: 200, owner: 200 }],
  ['GET billing', get('/api/billing'), { ...MEMBERS_ONLY, member: 200, owner: 200 }],
  [
    'GET changes',
    (client, { familyId }) => client.get(`/api/changes?familyId=${familyId}&since=1`),
    { ...MEMBERS_ONLY, member: 200, owner: 200 },
  ],
  [
    'PUT family',
    (client, { familyId }) => client.put('/api/family', { familyId, name: 'Ours' }),
    { ...OWNER_ONLY, owner: 200 },
  ],
  ['POST regenerate-invite', post('/api/family/regenerate-invite'), { ...OWNER_ONLY, owner: 200 }],
  [
    'POST remove-member',
    post('/api/family/remove-member', ({ memberId }) => ({ userId: memberId })),
    { ...OWNER_ONLY, owner: 200 },
  ],
  [
    'POST transfer',
    post('/api/family/transfer', ({ memberId }) => ({ userId: memberId })),
    { ...OWNER_ONLY, owner: 200 },
  ],
  [
    'DELETE family',
    (client, { familyId }) => client.delete('/api/family', { familyId, name: NAME }),
    { ...OWNER_ONLY, owner: 200 },
  ],
  ['POST checkout', post('/api/billing/checkout'), { ...OWNER_ONLY, owner: '409 no_payments' }],
  ['POST portal', post('/api/billing/portal'), { ...OWNER_ONLY, owner: '409 no_subscription' }],
  ['POST switch', post('/api/calendars/switch'), { ...MEMBERS_ONLY, member: 200, owner: 200 }],
  [
    'POST user/switch-calendar',
    post('/api/user/switch-calendar'),
    { ...MEMBERS_ONLY, member: 200, owner: 200 },
  ],
  [
    'POST leave',
    post('/api/calendars/leave'),
    { ...MEMBERS_ONLY, member: 200, owner: '403 owner_stays' },
  ],
  [
    'POST join',
    post('/api/calendars/join', ({ inviteCode }) => ({ inviteCode })),
    {
      nobody: NOBODY,
      member: '409 already_member',
      owner: '409 already_member',
      outsider: 200,
      former: 200,
    },
  ],
  [
    'POST create',
    (client) => client.post('/api/calendars/create', { name: 'Another' }),
    { nobody: NOBODY, outsider: 201, former: 201, member: 201, owner: 201 },
  ],
  [
    'GET calendars',
    (client) => client.get('/api/calendars'),
    { nobody: NOBODY, outsider: 200, former: 200, member: 200, owner: 200 },
  ],
];
/** Calls that name a calendar which the caller may not see, or which is not there. */
const OF_A_FAMILY = CALLS.filter(([, , { outsider }]) => outsider === UNSEEN);

const people = new Map<Role | 'other', Person>();
/** The calendars they signed up with. */
let own: string[];

beforeAll(async () => {
  for (const role of [...ROLES, 'other'] as const) {
    people.set(role, await buildUser(app, role));
  }
  own = (await query<{ id: string }>(app, 'SELECT id FROM families')).map(({ id }) => id);
});

const clientOf = (role: Role) =>
  role === 'nobody' ? app.newClient() : (people.get(role)?.client ?? app.newClient());

async function buildStage(): Promise<Stage> {
  // Nobody is in more than 20 calendars: those of earlier tests go.
  await query(app, 'DELETE FROM families WHERE id <> ALL($1)', [own]);
  const owner = clientOf('owner');
  const created = expectStatus(await owner.post('/api/calendars/create', { name: NAME }), 201);
  const { id: familyId } = calendarAnswerSchema.parse(created.body).family;
  const readCode = async () =>
    familyAnswerSchema.parse((await owner.get('/api/family')).body).family.inviteCode;
  const inviteCode = await readCode();
  for (const who of ['member', 'other', 'former'] as const) {
    expectStatus(await people.get(who)!.client.post('/api/calendars/join', { inviteCode }), 200);
  }
  const gone = { familyId, userId: people.get('former')!.id };
  expectStatus(await owner.post('/api/family/remove-member', gone), 200);
  return { familyId, inviteCode: await readCode(), memberId: people.get('other')!.id };
}

function answered({ status, body }: Answer): Expected {
  return status < 300 ? status : `${status} ${(body as { code: string }).code}`;
}

describe.each(CALLS)('%s', (_name, call, expected) => {
  test('is answered to each role as the product says, and a refusal changes nothing', async () => {
    const stage = await buildStage();
    const isRefused = (role: Role) => typeof expected[role] === 'string';
    const watcher = await Watcher.open(clientOf('owner'), stage.familyId);
    const got: Partial<Record<Role, Expected>> = {};
    for (const role of ROLES.filter(isRefused)) {
      got[role] = answered(await watcher.seesNothing(() => call(clientOf(role), stage)));
    }
    watcher.close();
    for (const role of ROLES.filter((each) => !isRefused(each))) {
      got[role] = answered(await call(clientOf(role), stage));
    }
    expect(got).toEqual(expected);
  });
});

test.each(OF_A_FAMILY)(
  '%s tells a calendar of others from none by nothing',
  async (_name, call) => {
    const stage = await buildStage();
    const outsider = clientOf('outsider');
    const theirs = await call(outsider, stage);
    const none = await call(outsider, { ...stage, familyId: randomUUID() });
    expect({ status: none.status, body: none.body }).toEqual({
      status: theirs.status,
      body: theirs.body,
    });
  },
);

test('without any calendar, calls for the current one say so', async () => {
  const loner = await buildUser(app, 'Loner');
  const { body } = await loner.client.get('/api/family');
  const { name } = familyAnswerSchema.parse(body).family;
  expectStatus(await loner.client.delete('/api/family', { name }), 200);
  const answers = await Promise.all([
    loner.client.get('/api/family'),
    loner.client.get('/api/family/export.ics'),
    loner.client.get('/api/billing'),
    loner.client.put('/api/family', { name: 'Ours' }),
    loner.client.delete('/api/family', { name: 'Ours' }),
    loner.client.post('/api/family/transfer', { userId: loner.id }),
    loner.client.post('/api/billing/checkout'),
    loner.client.post('/api/billing/portal', {}),
  ]);
  expect(answers.map(answered)).toEqual(answers.map(() => '404 no_calendar'));
});
