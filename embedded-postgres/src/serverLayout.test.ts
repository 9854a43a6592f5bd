import { expect, test } from '@jest/globals';
import { chmod, readFile, stat } from 'node:fs/promises';
import { query } from '../test/query.js';
import { startInDirectory } from '../test/startInDirectory.js';

const { at, startHere } = startInDirectory();

test('the data stays in its directory, also below one that only the caller may enter', async () => {
  // As root, for whom another user runs the server, this is like /root.
  await chmod(at('..'), 0o700);
  const first = await startHere();
  await query(first.url, `CREATE TABLE notes AS SELECT 'buy milk' AS text`);
  await first.stop();
  expect((await readFile(at('data', 'PG_VERSION'), 'utf8')).trim()).toBe('18');
  await expect(stat(at('location'))).rejects.toThrow('ENOENT');
  const second = await startHere();
  expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
});
