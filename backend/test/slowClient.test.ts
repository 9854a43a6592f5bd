import { expect, test } from '@jest/globals';
import type { WebSocket } from 'ws';
import { buildFamily, timed } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { TestSocket } from './support/TestSocket.js';

/** More than may wait for a client, and than the machine's buffers take of it meanwhile. */
const CHANGES = 3_000;

const app = startApp();

interface Engine {
  transport: { ws: WebSocket & { _socket: { pause(): void; destroy(): void } } };
}

test('[S6] a client that takes nothing is cut, and nobody else notices', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const stopped = await TestSocket.open(app.origin, members[0]!.client.cookie);
  await stopped.hello();
  const reading = await owner.client.connect();
  const { _socket: wire } = (stopped.socket.io.engine as unknown as Engine).transport.ws;
  wire.pause();
  // Thousands of large changes, as if from another node: the comparison finds them.
  await query(
    app,
    `WITH last AS (SELECT max(revision) AS revision FROM changes WHERE family_id = $1)
     INSERT INTO changes
     SELECT $1, last.revision + n, $2, now(), jsonb_build_array(jsonb_build_object(
       'collection', 'events', 'op', 'put',
       'record', jsonb_build_object('id', gen_random_uuid(), 'title', repeat('x', 8000))))
     FROM last, generate_series(1, ${CHANGES}) AS n`,
    [id, owner.id],
  );
  const [family] = await query<{ revision: number }>(
    app,
    'UPDATE families SET revision = revision + $2 WHERE id = $1 RETURNING revision::int',
    [id, CHANGES],
  );
  await reading.until(
    () => reading.payloadsOf('leanChange').length >= CHANGES,
    'every one of the changes',
  );
  expect(reading.socket.connected).toBe(true);
  await reading.until(() => {
    const online = reading.payloadsOf('presence').at(-1) as { online: string[] } | undefined;
    return online?.online.length === 1;
  }, 'word that the stopped client is gone');
  const answer = await owner.client.post('/api/events', timed);
  await reading.change(id, family!.revision + 1);
  expect(answer.status).toBe(201);
  wire.destroy();
  stopped.close();
  reading.close();
});
