import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Bystander } from './support/Bystander.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let bystander: Bystander;
beforeAll(async () => {
  bystander = await Bystander.at(app);
});
afterAll(() => bystander.leave());

const POST = 'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const GET = 'GET /api/me HTTP/1.1\r\nHost: a\r\n';
const WIRE: readonly (string | Buffer)[] = [
  '\r\n\r\n',
  '\0',
  'GET',
  'GET /\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'x'.repeat(90_000),
  Buffer.from('16030100a5010000a10303', 'hex'),
  Buffer.alloc(5_000, 0xff),
  'PRI * HTTP/2.0\r\n\r\n',
  'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET //evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
  `${GET}`,
  `${GET}Cookie: ${'a=b; '.repeat(9_000)}\r\n\r\n`,
  `${GET}${'X: y\r\n'.repeat(3_000)}\r\n`,
  `${GET}X\0: y\r\n\r\n`,
  `${GET}: y\r\n\r\n`,
  `${GET}X: a\nb\r\n\r\n`,
  `${GET}Host: b\r\n\r\n`,
  `${GET}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `${GET}Expect: 100-continue\r\n\r\n`,
  `${GET}Expect: x\r\n\r\n`,
  `${POST}Content-Length: -1\r\n\r\n{}`,
  `${POST}Content-Length: x\r\n\r\n{}`,
  `${POST}Content-Length: 9\r\n\r\n{}`,
  `${POST}Content-Length: 99999999999999\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `${POST}Transfer-Encoding: x\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n`,
  ...['/socket.io/', '/socket.io/?EIO=4&transport=x', '/socket.io/?EIO=3&transport=polling'].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  ),
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n',
];

/** Sends bytes, hangs up, and resolves with what came back. */
async function whisper(bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(app.origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: false });
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  socket.on('error', () => socket.destroy());
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(received).toString('latin1');
}

test('no bytes on the wire are a fault of ours, nor half a request', async () => {
  const answers = await Promise.all(WIRE.map(whisper));
  const faults = answers.filter((answer) => /^HTTP\/\d\.\d 5|\n\s+at /.test(answer));
  expect(faults).toEqual([]);
  await bystander.expectUnmoved();
});

test('a connection that sends hundreds of requests before the first is answered is ended', async () => {
  const answersTo = async (path: string, requests: number) => {
    const line = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    return (await whisper(line.repeat(requests))).split('HTTP/1.1 ').length - 1;
  };
  expect(await answersTo('/health/live', 10)).toBe(10);
  for (const path of ['/health/live', '/api/me', '/feed/none.ics', '/socket.io/?EIO=3']) {
    expect(await answersTo(path, 1_000)).toBeLessThanOrEqual(20);
  }
  await bystander.expectUnmoved();
});

test('a packed body counts as what it unpacks to', async () => {
  const { client } = bystander.family.owner;
  const send = (body: Buffer, encoding: string) =>
    client.fetch('/api/events', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
    });
  const bomb = gzipSync(JSON.stringify({ title: 'a'.repeat(20_000_000) }));
  expect(bomb.length).toBeLessThan(100_000);
  expect((await send(bomb, 'gzip')).status).toBe(413);
  expect((await send(bomb.subarray(0, 90), 'gzip')).status).toBe(400);
  expect((await send(Buffer.from('{}'), 'gzip')).status).toBe(400);
  expect((await send(Buffer.from('{}'), 'rot13')).status).toBe(415);
  await bystander.expectUnmoved();
});
