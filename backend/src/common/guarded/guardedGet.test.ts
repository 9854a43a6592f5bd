import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, deflate, gzip } from 'node:zlib';
import { GuardedHttp } from './GuardedHttp.js';
import { UnsafeAddress, type Resolve } from './guardedLookup.js';
import { TooLargeAnswer } from './readWhole.js';

const mostBytes = 100_000;
const open: (Server | GuardedHttp)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) {
    if (each instanceof GuardedHttp) each.close();
    else each.close().closeAllConnections();
  }
});

/** A server in our own network that is vouched for, as one of the internet need not be. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function guarded(options: ConstructorParameters<typeof GuardedHttp>[0]): GuardedHttp {
  const guard = new GuardedHttp(options);
  open.push(guard);
  return guard;
}

/** Reads `/` of the only server that is vouched for. */
function get(origin: string, more: { timeoutMs?: number; resolve?: Resolve } = {}) {
  return guarded({ vouched: new Set([origin]), ...more }).get(`${origin}/`, {}, { mostBytes });
}

test.each([
  ['gzip', promisify(gzip)],
  ['x-gzip', promisify(gzip)],
  ['deflate', promisify(deflate)],
  ['br', promisify(brotliCompress)],
])('what is packed by %s is unpacked, and a bomb of it is let go of', async (packing, pack) => {
  const [small, bomb] = await Promise.all([pack('calendar'), pack(Buffer.alloc(50_000_000))]);
  let body = small;
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': packing }).end(body);
  });
  expect((await get(origin)).body.toString()).toBe('calendar');
  body = bomb;
  expect(bomb.length).toBeLessThan(mostBytes);
  await expect(get(origin)).rejects.toThrow(TooLargeAnswer);
});

test('whoever never stops sending is hung up on', async () => {
  let wasHungUp: () => void;
  const hungUp = new Promise<void>((resolve) => (wasHungUp = resolve));
  const origin = await serve((_request, response) => {
    response.on('close', () => wasHungUp());
    const talk = () =>
      response.destroyed || (response.write('a'.repeat(60_000)), setImmediate(talk));
    talk();
  });
  await expect(get(origin)).rejects.toThrow(TooLargeAnswer);
  await hungUp;
});

test.each(['gzip, gzip', 'compress', 'nonsense'])('%s is not unpacked', async (packing) => {
  const origin = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': packing }).end('a');
  });
  await expect(get(origin)).rejects.toThrow('is not unpacked');
});

test('all of it has one time: redirects, and an answer that comes drop by drop', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/') return void response.writeHead(302, { Location: '/slow' }).end();
    const drop = () => response.destroyed || (response.write('a'), setTimeout(drop, 10));
    return drop();
  });
  await expect(get(origin, { timeoutMs: 200 })).rejects.toThrow('aborted');
});

test('three redirects are followed, without cookies, and a fourth is not', async () => {
  let most = 3;
  const cookies: (string | undefined)[] = [];
  const origin = await serve(({ url, headers }, response) => {
    cookies.push(headers.cookie);
    const step = Number(url?.slice(1));
    if (step === most) return void response.end('there');
    return void response
      .writeHead(307, { Location: `/${step + 1}`, 'Set-Cookie': 'a=b' })
      .end('moved');
  });
  expect(await get(origin)).toMatchObject({ status: 200, body: Buffer.from('there') });
  most = 4;
  await expect(get(origin)).rejects.toThrow('Too many redirects');
  expect(new Set(cookies)).toEqual(new Set([undefined]));
});

test.each([
  'http://127.0.0.1:1/inner',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/inner',
  'https://[::1]/inner',
  'https://localhost/inner',
  'https://user:password@calendar.example/inner',
  'https://calendar.example:8443/inner',
  'file:///etc/passwd',
  'https://inner.example/',
  'http://inner.example/',
])('a redirect to %s leads nowhere', async (Location) => {
  let visits = 0;
  const inner = await serve((_request, response) => {
    visits += 1;
    response.end('secret');
  });
  const origin = await serve((_request, response) => {
    response.writeHead(302, { Location: Location.replace(/127.0.0.1:1\b/, new URL(inner).host) });
    response.end();
  });
  const resolve: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  await expect(get(origin, { resolve })).rejects.toThrow(UnsafeAddress);
  expect(visits).toBe(0);
});

test('an address that says http: is asked by HTTPS, but where the operator vouches for it', () => {
  const guard = guarded({ vouched: new Set(['http://nas.local:5000']) });
  const settled = (address: string) => guard.settle(new URL(address)).href;
  expect(settled('http://school.example/a?b=c')).toBe('https://school.example/a?b=c');
  expect(settled('http://nas.local:5000/a')).toBe('http://nas.local:5000/a');
  expect(() => settled('http://nas.local:5001/a')).toThrow(UnsafeAddress);
});

test('a redirect to webcal: leads where http: and https: would', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/there') return void response.end('there');
    const { host } = new URL(origin);
    return void response.writeHead(302, { Location: `webcal://${host}/there` }).end();
  });
  expect((await get(origin)).body.toString()).toBe('there');
  const guard = guarded({ vouched: new Set() });
  const settled = (address: string) => guard.settle(new URL(address)).href;
  expect(settled('webcal://school.example/a?b=c')).toBe('https://school.example/a?b=c');
  expect(settled('webcals://school.example/a')).toBe('https://school.example/a');
  expect(() => settled('webcal://127.0.0.1/a')).toThrow(UnsafeAddress);
});

test('a name and a password in an address are told to its own server, and to no other', async () => {
  const told: (string | undefined)[] = [];
  const note: RequestListener = ({ headers, url }, response) => {
    told.push(headers.authorization);
    if (url === '/') response.writeHead(302, { Location: '/own' }).end();
    else if (url === '/own') response.writeHead(302, { Location: `${other}/other` }).end();
    else response.end('there');
  };
  const other = await serve(note);
  const origin = await serve(note);
  const resolve: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
  const guard = guarded({ vouched: new Set([origin, other]), resolve });
  const address = origin.replace('//', '//ana:p%40ss@');
  expect((await guard.get(`${address}/`, {}, { mostBytes })).body.toString()).toBe('there');
  const basic = `Basic ${Buffer.from('ana:p@ss').toString('base64')}`;
  expect(told).toEqual([basic, basic, undefined]);
  const outside = guard.get('https://ana:p@school.example/a', {}, { mostBytes });
  // It is looked up, as it is without them.
  await expect(outside).rejects.not.toThrow(UnsafeAddress);
});
