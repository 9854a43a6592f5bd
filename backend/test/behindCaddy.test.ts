import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Agent } from 'node:https';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { buildUser, expectStatus, timed, type Person } from './support/builders.js';
import { CaddyServer } from './support/CaddyServer.js';
import { Client } from './support/Client.js';
import { fetchThrough } from './support/fetchThrough.js';
import { freePort } from './support/freePort.js';
import { RedisServer } from './support/RedisServer.js';
import { TestApp } from './support/startApp.js';
import { TestSocket } from './support/TestSocket.js';

const nodes = [new TestApp(), new TestApp()] as const;
const agents: Agent[] = [];
let redis: RedisServer;
let caddy: CaddyServer;
/** Each lives somewhere else: the address a person comes from is their place in this list. */
let people: Person[];
let familyId: string;

beforeAll(async () => {
  redis = await RedisServer.start();
  caddy = new CaddyServer(await freePort(), await freePort());
  const settings = {
    REDIS_URL: redis.url,
    PUBLIC_URL: caddy.origin,
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '0.2',
  };
  await nodes[0].start(settings);
  await nodes[1].startBeside(nodes[0], settings);
  await caddy.start(nodes.map(({ origin }) => origin));
  const olga = await buildUser({ newClient: () => clientAt(0) }, 'Olga');
  const { family } = familyAnswerSchema.parse((await olga.client.get('/api/family')).body);
  familyId = family.id;
  const joining = { mode: 'joinFamily', inviteCode: family.inviteCode };
  people = [olga];
  for (const place of [1, 2, 3]) {
    people.push(await buildUser({ newClient: () => clientAt(place) }, 'Ben', joining));
  }
}, 120_000);

afterAll(async () => {
  agents.forEach((agent) => agent.destroy());
  await caddy.stop();
  await nodes[1].stop();
  await nodes[0].stop();
  await redis.stop();
});

function agentAt(place: number): Agent {
  const agent = caddy.agent(`127.0.0.${10 + place}`);
  agents.push(agent);
  return agent;
}

function clientAt(place: number): Client {
  return new Client(caddy.origin, fetchThrough(agentAt(place)));
}

async function connectAll(transports: ('websocket' | 'polling')[]): Promise<TestSocket[]> {
  const sockets: TestSocket[] = [];
  for (const [place, { client }] of people.entries()) {
    // What the types call a name for it is, on Node, the agent itself.
    const agent = agentAt(place) as unknown as string;
    const options = { transports, agent, upgrade: false };
    const socket = await TestSocket.open(caddy.origin, client.cookie, {}, options);
    await socket.hello();
    sockets.push(socket);
  }
  return sockets;
}

async function addEvent(): Promise<number> {
  const answer = await people[0]!.client.post('/api/events', { ...timed, familyId });
  return expectStatus(answer, 201).revision!;
}

async function expectHeard(sockets: TestSocket[]): Promise<void> {
  const revision = await addEvent();
  await Promise.all(sockets.map((socket) => socket.change(familyId, revision)));
}

test('cookies are bound to host and TLS, and browsers are told to stay with HTTPS', async () => {
  const { email, password } = people[1]!;
  const answer = await clientAt(1).post('/api/auth/login', { email, password });
  const cookies = expectStatus(answer, 200).headers.getSetCookie();
  expect(cookies.filter((cookie) => cookie.includes('; HttpOnly; Secure; '))).toEqual(cookies);
  expect(cookies).toContainEqual(
    expect.stringMatching(/^__Host-kinday=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  );
  expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  const plain = await new Client(`http://localhost:${caddy.plainPort}`).get('/login');
  expect([plain.status, plain.headers.get('Location')]).toEqual([308, `${caddy.origin}/login`]);
});

test('[S3] over secure WebSockets everybody hears of a change, whichever node they are on', async () => {
  const sockets = await connectAll(['websocket']);
  await expectHeard(sockets);
  sockets.forEach((socket) => socket.close());
});

test('where no WebSocket gets through, every request of a connection finds its node', async () => {
  const sockets = await connectAll(['polling']);
  await expectHeard(sockets);
  await expectHeard(sockets);
  sockets.forEach((socket) => socket.close());
});

test('limits count real addresses: nobody escapes with one of their own making', async () => {
  const tryIn = (place: number, claimed: string) =>
    clientAt(place).fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed },
      body: JSON.stringify({ email: `${claimed}@example.org`, password: 'not it' }),
    });
  const statuses: number[] = [];
  for (let tried = 1; tried <= 6; tried += 1) {
    statuses.push((await tryIn(7, `198.51.100.${tried}`)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await tryIn(8, '198.51.100.1')).status).toBe(401);
});

test('when a node stops, its clients move to the other one, and no call fails', async () => {
  const sockets = await connectAll(['websocket']);
  let cut = 0;
  const twoCut = new Promise<void>((resolve) => {
    const count = () => (cut += 1) === 2 && resolve();
    sockets.forEach(({ socket }) => socket.once('disconnect', count));
  });
  const stopping = nodes[0].stopServing();
  const statuses: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    statuses.push((await people[1]!.client.get('/api/me')).status);
  }
  await stopping;
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Two of four: open WebSockets go to where there are fewest.
  await twoCut;
  expect(cut).toBe(2);
  sockets.forEach((socket) => socket.close());
  const again = await connectAll(['websocket']);
  await expectHeard(again);
  again.forEach((socket) => socket.close());
});
