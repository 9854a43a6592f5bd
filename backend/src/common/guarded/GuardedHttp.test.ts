import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedHttp, isOutside } from './GuardedHttp.js';
import { guardedLookup, UnsafeAddress, type Resolve } from './guardedLookup.js';

const open: (Server | GuardedHttp)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A server in our own network. @returns its origin */
async function serve(listener: RequestListener): Promise<string> {
  // What a server says of how long it keeps a connection would end it before a call's time is over.
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function guarded(options: ConstructorParameters<typeof GuardedHttp>[0]): GuardedHttp {
  const guard = new GuardedHttp(options);
  open.push(guard);
  return guard;
}
const post = (guard: GuardedHttp, address: string) => guard.post(address, {}, Buffer.from('body'));

test.each([
  'http://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://ana:secret@push.example.org/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[::ffff:7f00:1]/a',
  'ftp://push.example.org/a',
  'file:///etc/passwd',
  'data:,a',
])('%s is refused before a name is looked up', async (address) => {
  let lookups = 0;
  const resolve: Resolve = () => Promise.resolve([{ address: '8.8.8.8', family: 4 + lookups++ }]);
  expect(isOutside(new URL(address))).toBe(false);
  await expect(post(guarded({ resolve }), address)).rejects.toThrow(UnsafeAddress);
  expect(lookups).toBe(0);
});

test.each([
  ['an address of this machine', ['127.0.0.1']],
  ['a private one beside a public one', ['8.8.8.8', '10.0.0.1']],
  ['a mapped one', ['::ffff:10.0.0.1']],
  ['none', []],
])('a name that leads to %s is not connected to', async (_what, addresses) => {
  const resolve: Resolve = () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  const called = post(guarded({ resolve }), 'https://push.example.org/a');
  await expect(called).rejects.toThrow(UnsafeAddress);
});

/** What a lookup gives a connection: its addresses, or the error. */
function ask(lookup: ReturnType<typeof guardedLookup>): Promise<unknown> {
  return new Promise((resolve) => {
    lookup('push.example.org', { all: true }, (error, addresses) => resolve(error ?? addresses));
  });
}

test('DNS rebinding: what is connected to is what was checked, at each connection anew', async () => {
  const answers = ['8.8.8.8', '127.0.0.1', '8.8.4.4'];
  let asked = 0;
  const resolve: Resolve = () => Promise.resolve([{ address: answers[asked++]!, family: 4 }]);
  const lookup = guardedLookup(resolve);
  expect(await ask(lookup)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await ask(lookup)).toBeInstanceOf(UnsafeAddress);
  expect(await ask(lookup)).toEqual([{ address: '8.8.4.4', family: 4 }]);
  expect(asked).toBe(3);
});

test('no redirect is followed', async () => {
  const visits: string[] = [];
  const secret = await serve((request, response) => {
    visits.push(request.url ?? '');
    response.end();
  });
  const origin = await serve((_request, response) => {
    response.writeHead(307, { Location: `${secret}/inner` }).end();
  });
  const { status } = await post(guarded({ vouched: new Set([origin]) }), `${origin}/a`);
  expect(status).toBe(307);
  expect(visits).toEqual([]);
});

test('of a long answer a little is read, and who goes on talking is hung up on', async () => {
  let wasHungUp: () => void;
  const hungUp = new Promise<void>((resolve) => (wasHungUp = resolve));
  const origin = await serve((_request, response) => {
    response.on('close', () => wasHungUp());
    const talk = () =>
      response.destroyed || (response.write('a'.repeat(60_000)), setImmediate(talk));
    talk();
  });
  const { text } = await post(guarded({ vouched: new Set([origin]) }), `${origin}/a`);
  expect(text).toHaveLength(4_096);
  await hungUp;
});

test('whoever does not answer in time is given up', async () => {
  const origin = await serve((_request, response) => void response.write('a'));
  const guard = guarded({ vouched: new Set([origin]), timeoutMs: 50 });
  await expect(post(guard, `${origin}/a`)).rejects.toThrow('aborted');
});

test('connections are few, and used again', async () => {
  const ports = new Set<number | undefined>();
  const origin = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    response.end('{}');
  });
  const guard = guarded({ vouched: new Set([origin]), mostPerHost: 3, keepAlive: true });
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(guard, `${origin}/a`)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
  expect(ports.size).toBeLessThanOrEqual(3);
});

test('hosts that were called before keep no other host from being called', async () => {
  const origins = await Promise.all(
    Array.from({ length: 5 }, () => serve((_request, response) => void response.end('{}'))),
  );
  const guard = guarded({ vouched: new Set(origins), mostPerHost: 2, keepAlive: true });
  for (const origin of origins) expect((await post(guard, `${origin}/a`)).status).toBe(200);
});

test('a call that waits for a connection of its host is given up in time as well', async () => {
  let requests = 0;
  const origin = await serve(() => void (requests += 1));
  const guard = guarded({ vouched: new Set([origin]), mostPerHost: 1, timeoutMs: 200 });
  const calls = Array.from({ length: 3 }, () => post(guard, `${origin}/a`));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  // The connection is not free for the second one before the time of all three is over.
  expect(requests).toBe(1);
});

test('a name that is looked up for too long is given up in time', async () => {
  const resolve: Resolve = () => new Promise(() => undefined);
  const called = post(guarded({ resolve, timeoutMs: 50 }), 'https://push.example.org/a');
  await expect(called).rejects.toThrow('aborted');
});

test('only the very origin is vouched for', async () => {
  const origin = await serve((_request, response) => response.end());
  const elsewhere = origin.replace('127.0.0.1', 'localhost');
  const guard = guarded({ vouched: new Set([origin]) });
  await expect(post(guard, `${elsewhere}/a`)).rejects.toThrow(UnsafeAddress);
});
