import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { NOT_LOGGED_IN } from '@kinday/contracts/socket';
import { Server, type Socket } from 'socket.io';
import {
  openSocket,
  type LiveSocket,
  type SocketHandlers,
} from '../../frontend/src/api/openSocket.js';

/** What the page's connection was told, by name. */
let told: string[];
let server: Server;
let link: LiveSocket | undefined;

beforeEach(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  told = [];
  server = new Server(port);
  // The page's own address is the server's.
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${port}`) });
});

afterEach(async () => {
  link?.close();
  await server.close();
  Reflect.deleteProperty(globalThis, 'location');
});

/** The connection as the page opens it. */
function open(onTold: () => void = () => undefined): LiveSocket {
  const tell = (name: string) => () => {
    told.push(name);
    onTold();
  };
  const handlers: SocketHandlers = {
    connected: tell('connected'),
    disconnected: tell('disconnected'),
    change: tell('change'),
    leanChange: tell('leanChange'),
    removed: tell('removed'),
    account: tell('account'),
    presence: tell('presence'),
    unread: tell('unread'),
    signedOut: tell('signedOut'),
  };
  return openSocket(handlers);
}

test('[S14] a server that hangs up, as ours does while its database is away, is asked again', async () => {
  const second = new Promise<void>((resolve) => {
    server.once('connection', (socket: Socket) => {
      server.once('connection', () => resolve());
      socket.disconnect(true);
    });
  });
  link = open();
  await second;
  expect(told.slice(0, 2)).toEqual(['connected', 'disconnected']);
});

test('[S5] who comes back after the session ended is told so, and not left waiting', async () => {
  server.use((_socket, next) => next(new Error(NOT_LOGGED_IN)));
  await new Promise<void>((resolve) => {
    link = open(resolve);
  });
  expect(told).toEqual(['signedOut']);
});
