import { transformFile } from '@swc/core';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = path.join(root, 'embedded-postgres/src');

// Prints the url, then waits; on SIGINT it shows that the server still answers and stops it.
const program = `
import { Client } from 'pg';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.js';
const server = await startEmbeddedPostgres(process.argv[2]);
const client = new Client({ connectionString: server.url });
client.on('error', () => process.exit(1));
await client.connect();
process.on('SIGINT', async () => {
  await client.query('SELECT 1');
  console.log('answered after SIGINT');
  await client.end();
  await server.stop();
});
console.log(server.url);
`;

/**
 * A program that owns an embedded server, for tests that kill it. Compiled from the sources here and now,
 * inside the tree so that it finds its packages. Returns its path; its directory is the caller's to remove.
 */
export async function compileOwner(): Promise<string> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(path.join(cache, 'embedded-owner-'));
  for (const name of await readdir(sources)) {
    if (name.endsWith('.test.ts')) continue;
    const { code } = await transformFile(path.join(sources, name), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    await writeFile(path.join(directory, name.replace(/\.ts$/, '.js')), code);
  }
  const owner = path.join(directory, 'owner.js');
  await writeFile(owner, program);
  return owner;
}
