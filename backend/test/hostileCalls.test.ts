import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, PASSWORD, timed, type BuiltFamily } from './support/builders.js';
import { readApiCalls, type ApiCall } from './support/apiCalls.js';
import type { Answer, Client } from './support/Client.js';
import { digestOf } from './support/digestOf.js';
import { HOSTILE_HEADERS } from './support/hostileHeaders.js';
import {
  HOSTILE_BODIES,
  HOSTILE_TEXTS,
  HOSTILE_TYPES,
  HOSTILE_VALUES,
} from './support/hostileValues.js';
import { startApp } from './support/startApp.js';

const app = startApp({ TRUST_PROXY: '1' });
/** LONG=1 throws everything; without it each place of a call meets one value in seven. */
const STEP = process.env.LONG ? 1 : 7;
/** Together: a flood is part of it. */
const AT_ONCE = 16;
/** What shows the inside of the server to strangers. */
const INSIDE = /\n\s+at |node_modules|\.[jt]s:\d|QueryFailed|TypeError|SyntaxError|SELECT |pg_/;

let family: BuiltFamily;
let eventId: string;
let calls: ApiCall[];

beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
  eventId = (await buildEvent(family.owner)).id;
  calls = await readApiCalls(app);
});

/** Right values, so that one wrong one among them is reached. */
function rightValues(): Record<string, unknown> {
  const { id, name, inviteCode, members } = family;
  return {
    ...timed,
    ...{ familyId: id, name, inviteCode, userId: members[0]!.id, id: eventId, version: 1 },
    ...{ email: 'nobody@example.org', phone: '1', password: 'not it', currentPassword: 'not it' },
    ...{ mode: 'createFamily', familyName: 'Ours', color: '#4ECDC4', token: 'x'.repeat(32) },
    ...{ from: '2026-11-01', to: '2026-12-01', since: '1', q: 'a', filter: 'created' },
    ...{ whose: 'others', before: '9', revision: 1 },
    ...{ kind: 'holidays', country: 'AT', region: null },
  };
}

type Attempt = (client: Client) => Promise<Answer>;

function send({ method, path }: ApiCall, values: Record<string, unknown>, id: string): Attempt {
  const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(wellFormed(id)));
  return (client) => client.request(method, address, values);
}

function ask({ method, path }: ApiCall, values: Record<string, unknown>, id: string): Attempt {
  const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(wellFormed(id)));
  const query = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(wellFormed(String(value)))}`,
  );
  return (client) => client.request(method, `${address}?${query.join('&')}`);
}

/** An address cannot hold half a surrogate pair. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Every hostile value once in each place, alone among right ones. */
function attemptsAt(call: ApiCall): Attempt[] {
  const right = rightValues();
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, right[name]]));
  const isRead = call.method === 'GET';
  const places = isRead ? call.query : call.fields;
  const put = isRead ? ask : send;
  const values = isRead ? HOSTILE_TEXTS : HOSTILE_VALUES;
  const inFields = places.flatMap((place) =>
    values.map((value) => put(call, { ...pick(places), [place]: value }, eventId)),
  );
  const inAddress = call.path.includes('{')
    ? HOSTILE_TEXTS.map((text) => put(call, pick(places), text))
    : [];
  const odd = isRead
    ? []
    : values.map((value): Attempt => {
        const address = call.path.replaceAll(/\{\w+\}/g, eventId);
        return (client) => client.request(call.method, address, value);
      });
  // From another beginning at each call, so that every value is met somewhere.
  const start = calls.indexOf(call) % STEP;
  return [...inFields, ...inAddress, ...odd].filter((_, index) => index % STEP === start);
}

const isTooBusy = ({ status, body }: Answer) =>
  status === 503 && (body as { code?: unknown }).code === 'too_busy';

async function throwAll(client: Client, attempts: Attempt[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    const some = attempts.slice(at, at + AT_ONCE);
    // A copy each: the answer to one must not log the others out.
    const together = await Promise.all(some.map((attempt) => attempt(client.copy())));
    for (const [index, answer] of together.entries()) {
      // What the flood kept from being looked at is thrown once more, alone.
      answers.push(isTooBusy(answer) ? await some[index]!(client.copy()) : answer);
    }
  }
  return answers;
}

/** What holds for any answer to anything. */
function expectSober(answers: Answer[]): void {
  for (const { status, body, headers } of answers) {
    expect(status).toBeLessThan(500);
    // Node itself turned it away: the address was too long to be read.
    if (status === 431) continue;
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,64}$/);
    if (status < 400) continue;
    expect(body).toMatchObject({
      error: expect.stringMatching(/\S/) as unknown,
      code: expect.stringMatching(/^[a-z_]+$/) as unknown,
    });
    expect(JSON.stringify(body)).not.toMatch(INSIDE);
  }
}

test('nothing that strangers send to any call is a fault of ours, shows the inside or changes anything', async () => {
  let sent = 0;
  let before = await digestOf(app);
  for (const call of calls) {
    const answers = await throwAll(app.newClient(), attemptsAt(call));
    sent += answers.length;
    expectSober(answers);
    // Whoever signs up may be called anything: with a right name there is an account.
    const isWritten = answers.some(({ status }) => status === 201);
    const digest = await digestOf(app);
    if (!isWritten) expect({ call, digest }).toEqual({ call, digest: before });
    before = digest;
  }
  expect(calls.length).toBeGreaterThanOrEqual(35);
  expect(sent).toBeGreaterThan(1_500);
}, 240_000);

test('nor is anything that a member sends; what is refused changes nothing', async () => {
  const [ben] = family.members;
  let before = await digestOf(app);
  for (const call of calls) {
    const client = app.newClient();
    await client.post('/api/auth/login', { email: ben!.email, password: PASSWORD });
    const answers = await throwAll(client, attemptsAt(call));
    expectSober(answers);
    const isRefused = answers.every(({ status }) => status >= 400);
    const digest = await digestOf(app);
    if (isRefused || call.method === 'GET')
      expect({ call, digest }).toEqual({ call, digest: before });
    before = digest;
  }
}, 240_000);

describe('a body, whatever it claims to be,', () => {
  test.each(HOSTILE_TYPES)('as %j, is no fault of ours and changes nothing', async (type) => {
    const before = await digestOf(app);
    const attempts = HOSTILE_BODIES.map((body): Attempt => {
      const headers = { 'Content-Type': type };
      return (client) => client.fetch('/api/events', { method: 'POST', body, headers });
    });
    expectSober(await throwAll(family.owner.client, attempts));
    expect(await digestOf(app)).toEqual(before);
  });
});

test('no header is a fault of ours', async () => {
  const attempts = HOSTILE_HEADERS.flatMap((headers): Attempt[] => [
    (client) => client.fetch('/api/me', { headers }),
    (client) => client.fetch('/', { headers }),
    (client) =>
      client.fetch('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: 'nobody@example.org', password: 'not it' }),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  ]);
  const answers = await throwAll(app.newClient(), attempts);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});
