import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import express from 'express';
import { queueCounts } from '../../common/TurnQueue.js';
import { Uploads } from './Uploads.js';

const FILE = 'BEGIN:VCALENDAR';

test.each([
  ['that says its length', 'uploads', { 'Content-Length': FILE.length }, FILE],
  ['that says no length', 'large_uploads', { 'Transfer-Encoding': 'chunked' }, FILE],
  [
    'that is packed, whose length says nothing',
    'large_uploads',
    { 'Content-Length': gzipSync(FILE).length, 'Content-Encoding': 'gzip' },
    gzipSync(FILE),
  ],
])('a file %s takes a place of %s', async (_what, queue, headers, body) => {
  const uploads = new Uploads();
  const running = new Promise<[string, number | undefined]>((resolve, reject) => {
    const app = express();
    app.post('/', (asked, answer) => {
      const work = (file: Buffer) => {
        resolve([file.toString(), queueCounts.get(queue)?.running]);
        return Promise.resolve();
      };
      const { signal } = new AbortController();
      const taken = uploads.run('ana', asked, answer, work, signal);
      void taken.catch(reject).finally(() => {
        answer.end();
        server.close();
      });
    });
    const server = app.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const sent = { 'Content-Type': 'text/calendar', ...headers };
      request({ port, method: 'POST', headers: sent, agent: false }).end(body);
    });
    void once(server, 'error').then(reject);
  });
  expect(await running).toEqual([FILE, 1]);
});
