import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { readApiCalls, type ApiCall } from './support/apiCalls.js';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import type { Client } from './support/Client.js';
import { digestOf } from './support/digestOf.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });

/** What needs no log-in; whoever adds a call for strangers says so here. */
const FOR_STRANGERS = [
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/auth/password-rules',
  'POST /api/billing/webhook',
  'GET /api/unsubscribe',
  'POST /api/unsubscribe',
  'GET /health/live',
  'GET /health/ready',
];
/** Places of a call in which a family, or something of it, is named. */
const NAMING = new Set(['familyId', 'userId', 'id']);

const HOLIDAYS = { kind: 'holidays', name: 'Surprise party', color: '#123456', country: 'DE' };

interface Secrets {
  family: BuiltFamily;
  eventId: string;
  seriesId: string;
  categoryId: string;
  feedId: string;
}
const families: Record<'theirs' | 'others', Secrets> = {} as Record<'theirs' | 'others', Secrets>;
let calls: ApiCall[];
let outsiders: Record<string, Client>;

async function buildSecrets(): Promise<Secrets> {
  const family = await buildFamily(app, 'Ben');
  const event = await buildEvent(family.owner, { title: 'Surprise party', notes: 'Hush' });
  const series = await buildSeries(family.owner, { title: 'Surprise party' });
  const ours = { name: 'Surprise party', emoji: '🎵' };
  const category = (await family.owner.client.post('/api/categories', ours)).body as { id: string };
  const subscribed = await family.owner.client.post('/api/feeds', HOLIDAYS);
  const { id: feedId } = subscribed.body as { id: string };
  return { family, eventId: event.id, seriesId: series.id, categoryId: category.id, feedId };
}

beforeAll(async () => {
  families.theirs = await buildSecrets();
  families.others = await buildSecrets();
  const { family } = families.theirs;
  const join = { mode: 'joinFamily', inviteCode: family.inviteCode };
  const former = await buildUser(app, 'Former', join);
  await family.owner.client.post('/api/family/remove-member', { userId: former.id });
  outsiders = {
    'a member of no calendar': former.client,
    'an owner of another': families.others.family.owner.client,
    'a member of another': families.others.family.members[0]!.client,
  };
  calls = await readApiCalls(app);
});

const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`;

/** What a call's address names. */
function idFor({ path }: ApiCall, { eventId, seriesId, categoryId, feedId }: Secrets): string {
  if (path.startsWith('/api/series')) return seriesId;
  if (path.startsWith('/api/feeds')) return feedId;
  return path.startsWith('/api/categories') ? categoryId : eventId;
}

/** Makes a call right in all but who makes it. */
function make(client: Client, call: ApiCall, secrets: Secrets) {
  const { family } = secrets;
  const values: Record<string, string | number | boolean | null> = {
    ...{ ...timed, familyId: family.id, userId: family.members[0]!.id, name: family.name },
    ...{ from: '2026-11-01', to: '2026-12-01', since: '0', after: 0, version: 1 },
    ...{ rrule: 'FREQ=WEEKLY', newId: randomUUID(), moreDays: 0, needsSomebody: false },
    ...{ kind: HOLIDAYS.kind, color: HOLIDAYS.color, country: HOLIDAYS.country, region: null },
    ...{ emoji: '🎵', zone: 'Europe/Berlin', timed: null, allDay: null },
    ...{ q: 'Surprise', whose: 'others', before: '9', revision: 1, scope: 'all', what: 'all' },
  };
  const id = idFor(call, secrets);
  const address = call.path.replace('{day}', timed.date).replaceAll(/\{\w+\}/g, id);
  if (call.method !== 'GET') {
    const fields = call.fields.filter((field) => field in values);
    return client.request(
      call.method,
      `${address}?familyId=${family.id}&what=all`,
      Object.fromEntries(fields.map((field) => [field, values[field]])),
    );
  }
  const known = call.query.filter((name) => name in values);
  const query = known.map((name) => `${name}=${values[name]}`);
  return client.get(`${address}?${query.join('&')}`);
}

test('nobody gets anywhere without a log-in, but where the list says so', async () => {
  const before = await digestOf(app);
  const open: string[] = [];
  for (const call of calls) {
    const { status, body } = await make(app.newClient(), call, families.theirs);
    if (status === 401) expect(body).toMatchObject({ code: 'not_logged_in' });
    else open.push(nameOf(call));
  }
  expect(open.sort()).toEqual(FOR_STRANGERS.toSorted());
  expect(await digestOf(app)).toEqual(before);
});

test('a session that ends elsewhere is over for every call, also right after this node has seen it', async () => {
  const { owner } = families.theirs.family;
  const of = `WHERE user_id = '${owner.id}'`;
  await query(app, `CREATE TABLE kept_sessions AS SELECT * FROM sessions ${of}`);
  const before = await digestOf(app);
  for (const call of calls.filter((each) => !FOR_STRANGERS.includes(nameOf(each)))) {
    await query(app, 'INSERT INTO sessions SELECT * FROM kept_sessions ON CONFLICT DO NOTHING');
    expectStatus(await owner.client.get('/api/me'), 200);
    await query(app, `DELETE FROM sessions ${of}`);
    const { status } = await make(owner.client, call, families.theirs);
    expect([nameOf(call), status]).toEqual([nameOf(call), 401]);
  }
  expect(await digestOf(app)).toEqual(before);
  await query(app, 'INSERT INTO sessions SELECT * FROM kept_sessions');
  await query(app, 'DROP TABLE kept_sessions');
});

test('no call reaches a calendar of others, whoever makes it: 404, as if it were not there', async () => {
  const { family, eventId, seriesId } = families.theirs;
  const secrets = [
    family.id,
    eventId,
    seriesId,
    family.inviteCode,
    family.owner.id,
    'Surprise party',
    'Hush',
  ];
  let made = 0;
  for (const client of Object.values(outsiders)) {
    for (const call of calls) {
      const isNaming =
        call.path.includes('{') || [...call.query, ...call.fields].some((name) => NAMING.has(name));
      if (!isNaming || FOR_STRANGERS.includes(nameOf(call))) continue;
      const before = await digestOf(app);
      const answer = await make(client.copy(), call, families.theirs);
      expect([nameOf(call), answer.status]).toEqual([nameOf(call), 404]);
      const text = JSON.stringify([answer.body, [...answer.headers]]);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(await digestOf(app)).toEqual(before);
      made += 1;
    }
  }
  expect(made).toBeGreaterThanOrEqual(3 * 18);
});

test('what names no calendar tells nothing of others', async () => {
  const { family } = families.theirs;
  const own = families.others.family.owner.client;
  for (const call of calls) {
    if (call.method !== 'GET' || call.path.includes('{')) continue;
    const address = `${call.path}?from=2026-11-01&to=2026-12-01&since=0&q=Surprise`;
    const text = JSON.stringify(await own.get(address));
    expect(
      [family.id, family.inviteCode, family.owner.id].filter((id) => text.includes(id)),
    ).toEqual([]);
  }
});
