import { expect, test } from '@jest/globals';
import { deviceSchema, type Device } from '@kinday/contracts/device';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { buildUser, type Person } from './support/builders.js';
import type { Client } from './support/Client.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const url = '/api/me/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';

async function logIn({ email, password }: Person): Promise<Client> {
  const client = app.newClient();
  const body = JSON.stringify({ email, password });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': FIREFOX };
  await client.fetch('/api/auth/login', { method: 'POST', body, headers });
  return client;
}

async function devicesOf(client: Client): Promise<Device[]> {
  return z.array(deviceSchema).parse((await client.get(url)).body);
}

test('the devices are listed, the one that asks first and marked', async () => {
  const ana = await buildUser(app, 'Ana');
  await buildUser(app, 'Ben');
  const laptop = await logIn(ana);
  const devices = await devicesOf(laptop);
  expect(devices).toMatchObject([
    { name: 'Firefox on Windows', current: true },
    { name: 'Unknown device', current: false },
  ]);
  expect(await devicesOf(ana.client)).toMatchObject([
    { name: 'Unknown device', current: true },
    { name: 'Firefox on Windows', current: false },
  ]);
});

test('a device’s id stays, and is neither the session’s nor what is stored of it', async () => {
  const { client } = await buildUser(app, 'Ana');
  const [device] = await devicesOf(client);
  const [again] = await devicesOf(client);
  expect(again?.id).toBe(device?.id);
  const sessionId = /kinday=s%3A([^.]+)/.exec(client.cookie)?.[1] ?? '';
  const stored = createHash('sha256').update(sessionId).digest();
  const told = JSON.stringify(device);
  expect(sessionId).toMatch(/^[\w-]{20,}$/);
  for (const secret of [sessionId, stored.toString('hex'), stored.toString('base64url')]) {
    expect(told).not.toContain(secret.slice(0, 12));
  }
});

test('"Log out other devices" ends them and their sockets, and leaves this one', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  const others = [await logIn(ana), await logIn(ana)];
  const sockets = await Promise.all(others.map((client) => client.connect()));
  const here = await ana.client.connect();
  const answer = await ana.client.post(`${url}/end-others`);
  expect([answer.status, answer.body]).toEqual([200, { success: true, ended: 2 }]);
  await Promise.all(sockets.map((socket) => socket.closed()));
  const statuses = await Promise.all(others.map((client) => client.get('/api/me')));
  expect(statuses.map(({ status }) => status)).toEqual([401, 401]);
  expect(await devicesOf(ana.client)).toMatchObject([{ current: true }]);
  expect(await devicesOf(ben.client)).toHaveLength(1);
  expect(here.socket.connected).toBe(true);
  here.close();
});

test('nobody sees devices without being logged in', async () => {
  expect((await app.newClient().get(url)).status).toBe(401);
  expect((await app.newClient().post(`${url}/end-others`)).status).toBe(401);
});
