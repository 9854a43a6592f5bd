import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { query } from '../test/query.js';
import { startInDirectory } from '../test/startInDirectory.js';

const { at, startHere, startOwner } = startInDirectory();
const FILL = 'CREATE TABLE counted AS SELECT n FROM generate_series(1, 500) AS n';

/** Asks at one address until a server answers there again. */
async function rowsOnceBack(url: string): Promise<unknown> {
  const count = () => query(url, 'SELECT count(*)::int AS rows FROM counted').catch(() => null);
  let rows = await count();
  while (rows === null) rows = await count();
  return rows;
}

test('a killed server is started again at the same address, with every committed row', async () => {
  const { url } = await startHere();
  await query(url, FILL);
  process.kill(
    Number.parseInt(await readFile(at('data', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
  expect(await rowsOnceBack(url)).toEqual([{ rows: 500 }]);
});

test('a process that joined a server takes over at the same address when its owner says goodbye', async () => {
  const owner = await startOwner();
  const { url } = await startHere();
  expect(url).toBe(owner.url);
  await query(url, FILL);
  process.kill(owner.child.pid ?? 0, 'SIGINT');
  expect(await owner.nextLine()).toBe('answered after SIGINT');
  await new Promise((resolve) => owner.child.once('exit', resolve));
  expect(await rowsOnceBack(url)).toEqual([{ rows: 500 }]);
});

test('and when the owner is killed', async () => {
  const owner = await startOwner();
  const { url } = await startHere();
  await query(url, FILL);
  await owner.kill();
  expect(await rowsOnceBack(url)).toEqual([{ rows: 500 }]);
});
