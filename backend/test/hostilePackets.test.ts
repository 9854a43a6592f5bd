import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { Bystander } from './support/Bystander.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let bystander: Bystander;
beforeAll(async () => {
  bystander = await Bystander.at(app);
});
afterAll(() => bystander.leave());

const PACKETS: readonly string[] = [
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
  '40{"token":1}',
  '40/admin,',
  '40/,',
  '40/admin,{}',
  `40/${'x'.repeat(9_000)},`,
  '1',
  '2probe',
  '3probe',
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
  '42["hello",null]',
  '420["hello",{}]',
  '42-1["hello"]',
  '42999999999999999999["hello",{}]',
  '42["',
  '42["hello",{"protocol":1,"families":[]}]',
  '421["hello",{"protocol":"x","families":{"__proto__":1}}]',
  '42["presence"]',
  '42["presence",{}]',
  '42["presence",{"familyId":"x"}]',
  '42["presence",[[]]]',
  '42["connect"]',
  '42["disconnect"]',
  '42["error"]',
  '42["newListener"]',
  '42["__proto__"]',
  '42["message",1]',
  '43',
  '43[]',
  '430[]',
  '431[1]',
  '44',
  '44{}',
  '45',
  '451-["hello",{"_placeholder":true,"num":0}]',
  '452-["hello"]',
  '459-[]',
  '45-["hello"]',
  '45999999999999-["x"]',
  '461-[{"_placeholder":true,"num":9}]',
  'bAAAA',
  'b',
  'b!!!',
  '42[]\x1e42[]\x1e',
  '\x1e\x1e\x1e',
  `42["hello","${'x'.repeat(15_000)}"]`,
  `42${'['.repeat(8_000)}`,
  '42["hello",{"a":'.repeat(500),
  `${'42["presence",{}]\x1e'.repeat(300)}`,
];

/** Opens a live connection by polling, says a packet on it, and asks what there is. */
async function say(packet: string): Promise<number[]> {
  const url = `${app.origin}/socket.io/?EIO=4&transport=polling`;
  const headers = { Cookie: bystander.family.owner.client.cookie };
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
  await bystander.expectUnmoved();
}, 120_000);

test.each(['/admin', '/socket.io', '/__proto__', `/${'x'.repeat(500)}`])(
  'there is no namespace %s',
  async (namespace) => {
    const extraHeaders = { cookie: bystander.family.owner.client.cookie };
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
    const socket = await bystander.family.owner.client.connect();
    socket.socket.emit('hello', bytes, bytes, () => undefined);
    await socket.closed();
  }
  await bystander.expectUnmoved();
});
