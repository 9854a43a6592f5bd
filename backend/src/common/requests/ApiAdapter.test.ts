import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import express, { type Request, type Response } from 'express';
import { ApiAdapter } from './ApiAdapter.js';

setFlagsFromString('--allow-natives-syntax');
const haveSameClass = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

/** Two calls at the same point of their ways. */
async function twoCalls(app: express.Express): Promise<[Request, Response][]> {
  const adapter = new ApiAdapter(app);
  adapter.initHttpServer();
  const server = adapter.getHttpServer().listen(0);
  const { port } = server.address() as AddressInfo;
  const held: [Request, Response][] = [];
  const bothAreThere = new Promise<void>((resolve) => {
    app.use((request, response) => {
      held.push([request, response]);
      if (held.length === 2) resolve();
    });
  });
  const answers = ['one', 'other'].map((name) => fetch(`http://localhost:${port}/${name}`));
  await bothAreThere;
  held.forEach(([, response]) => response.json({}));
  await Promise.all(answers);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  return held;
}

describe('ApiAdapter', () => {
  test('all requests are of one hidden class, and so are all responses', async () => {
    const app = express().use((request, _response, next) => {
      Object.assign(request, { requestId: 'of ours' });
      next();
    });
    const [[oneRequest, oneResponse], [otherRequest, otherResponse]] = (await twoCalls(app)) as [
      [Request, Response],
      [Request, Response],
    ];
    expect(haveSameClass(oneRequest, otherRequest)).toBe(true);
    expect(haveSameClass(oneResponse, otherResponse)).toBe(true);
  });

  test('Express finds its methods and itself there', async () => {
    const app = express();
    for (const [request, response] of await twoCalls(app)) {
      expect(request.app).toBe(app);
      expect(response.app).toBe(app);
      expect(request.get('host')).toMatch(/^localhost:/);
      expect(response.get('x-powered-by')).toBe('Express');
    }
  });
});
