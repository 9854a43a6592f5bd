import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { ConnectionsByNetwork } from './ConnectionsByNetwork.js';
import { openLiveServer } from './openLiveServer.js';

/** As long as anybody may be shown who is not there any more. */
const LONGEST_SHOWN_MS = 30_000;

test('[S15] a client that crashed is gone before it has been shown for too long', () => {
  const connections = new ConnectionsByNetwork(() => '127.0.0.1', 1);
  const { server } = openLiveServer(
    createServer(),
    (_request, _response, next) => next(),
    connections,
    undefined,
  );
  const { pingInterval, pingTimeout } = server.engine.opts;
  expect(pingInterval! + pingTimeout!).toBeLessThan(LONGEST_SHOWN_MS);
});
