import { beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { io } from 'socket.io-client';
import { buildFamily, type BuiltFamily } from './support/builders.js';
import { digestOf } from './support/digest.js';
import { startApp } from './support/startApp.js';
import type { TestSocket } from './support/TestSocket.js';

const app = startApp();
let family: BuiltFamily;
/** Somebody who is online all the while, and must not notice. */
let bystander: TestSocket;
let before: unknown;

beforeAll(async () => {
  family = await buildFamily(app);
  bystander = await family.owner.client.connect();
  before = await digestOf(app);
});

async function expectUnmoved(): Promise<void> {
  expect((await app.newClient().get('/health/ready')).status).toBe(200);
  expect((await bystander.hello()).families).toHaveProperty(family.id);
  expect(await digestOf(app)).toEqual(before);
}

const POST = 'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const GET = 'GET /api/me HTTP/1.1\r\nHost: a\r\n';
const WIRE: readonly (string | Buffer)[] = [
  ...['\r\n\r\n', '\0', 'GET', 'GET /\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'x'.repeat(90_000)],
  ...[
    Buffer.from('16030100a5010000a10303', 'hex'),
    Buffer.alloc(5_000, 0xff),
    'PRI * HTTP/2.0\r\n\r\n',
  ],
  ...[
    'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ...[
    'GET //evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  ...['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ...['TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', `${GET}`],
  ...[`${GET}Cookie: ${'a=b; '.repeat(9_000)}\r\n\r\n`, `${GET}${'X: y\r\n'.repeat(3_000)}\r\n`],
  ...[
    `${GET}X\0: y\r\n\r\n`,
    `${GET}: y\r\n\r\n`,
    `${GET}X: a\nb\r\n\r\n`,
    `${GET}Host: b\r\n\r\n`,
  ],
  ...[
    `${GET}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `${GET}Expect: 100-continue\r\n\r\n`,
  ],
  ...[
    `${GET}Expect: x\r\n\r\n`,
    `${POST}Content-Length: -1\r\n\r\n{}`,
    `${POST}Content-Length: x\r\n\r\n{}`,
  ],
  ...[`${POST}Content-Length: 9\r\n\r\n{}`, `${POST}Content-Length: 99999999999999\r\n\r\n{}`],
  ...[
    `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${POST}Transfer-Encoding: x\r\n\r\n{}`,
  ],
  ...[`${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ...[`${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ...[
    `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
    `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n`,
  ],
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
  await expectUnmoved();
});

test('a packed body counts as what it unpacks to', async () => {
  const { client } = family.owner;
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
  await expectUnmoved();
});

const PACKETS: readonly string[] = [
  ...[
    '',
    ' ',
    '4',
    '5',
    '6',
    '9',
    'x',
    '\0',
    '40',
    '400',
    '41',
    '41/x,',
    '4000',
    '40{',
    '40[]',
    '40null',
  ],
  ...[
    '40{"token":1}',
    '40/admin,',
    '40/,',
    '40/admin,{}',
    `40/${'x'.repeat(9_000)},`,
    '1',
    '2probe',
    '3probe',
  ],
  ...[
    '42',
    '42[]',
    '42{}',
    '42null',
    '42[1]',
    '42[null]',
    '42[[]]',
    '42[{}]',
    '42["hello"]',
    '42["hello",1]',
  ],
  ...[
    '42["hello",null]',
    '420["hello",{}]',
    '42-1["hello"]',
    '42999999999999999999["hello",{}]',
    '42["',
  ],
  ...[
    '42["hello",{"protocol":1,"families":[]}]',
    '421["hello",{"protocol":"x","families":{"__proto__":1}}]',
  ],
  ...[
    '42["presence"]',
    '42["presence",{}]',
    '42["presence",{"familyId":"x"}]',
    '42["presence",[[]]]',
  ],
  ...[
    '42["connect"]',
    '42["disconnect"]',
    '42["error"]',
    '42["newListener"]',
    '42["__proto__"]',
    '42["message",1]',
  ],
  ...[
    '43',
    '43[]',
    '430[]',
    '431[1]',
    '44',
    '44{}',
    '45',
    '451-["hello",{"_placeholder":true,"num":0}]',
  ],
  ...[
    '452-["hello"]',
    '459-[]',
    '45-["hello"]',
    '45999999999999-["x"]',
    '461-[{"_placeholder":true,"num":9}]',
  ],
  ...[
    'bAAAA',
    'b',
    'b!!!',
    '42[]\x1e42[]\x1e',
    '\x1e\x1e\x1e',
    `42["hello","${'x'.repeat(15_000)}"]`,
  ],
  ...[
    `42${'['.repeat(8_000)}`,
    '42["hello",{"a":'.repeat(500),
    `${'42["presence",{}]\x1e'.repeat(300)}`,
  ],
];

/** Opens a live connection by polling, says a packet on it, and asks what there is. */
async function say(packet: string): Promise<number[]> {
  const url = `${app.origin}/socket.io/?EIO=4&transport=polling`;
  const headers = { Cookie: family.owner.client.cookie };
  const opened = await (await fetch(url, { headers })).text();
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const own = `${url}&sid=${sid}`;
  const post = async (body: string) => (await fetch(own, { method: 'POST', body, headers })).status;
  const statuses = [await post('40'), await post(packet), await post('41')];
  return [...statuses, (await fetch(own, { headers })).status];
}

test('no packet on a live connection is a fault of ours', async () => {
  const statuses: number[] = [];
  for (const packet of PACKETS) statuses.push(...(await say(packet)));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await expectUnmoved();
}, 120_000);

test.each(['/admin', '/socket.io', '/__proto__', `/${'x'.repeat(500)}`])(
  'there is no namespace %s',
  async (namespace) => {
    const extraHeaders = { cookie: family.owner.client.cookie };
    const options = {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    };
    const socket = io(`${app.origin}${namespace}`, options);
    const [error] = (await once(socket as never, 'connect_error')) as [Error];
    expect(error.message).toBe('Invalid namespace');
    socket.io.engine.close();
  },
);

test('bytes where a message should be close the connection, of that client alone', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(100, 0xff), Buffer.alloc(15_000)]) {
    const socket = await family.owner.client.connect();
    socket.socket.emit('hello', bytes, bytes, () => undefined);
    await socket.closed();
  }
  await expectUnmoved();
  bystander.close();
});
