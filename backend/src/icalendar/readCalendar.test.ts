import { on } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ProblemError } from '../common/problem.js';
import { readInThread } from './readCalendar.js';
import { READING_VERSION } from './readingMessages.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kinday-thread-'));
});
afterAll(() => rm(directory, { recursive: true }));

const TYPESCRIPT = new URL('../../../jest/runTypescript.mjs', import.meta.url).href;
const FILE = Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');

test.each([
  ['has no file', null],
  ['asks for a package that is being installed', "import 'kinday-package-that-is-gone';"],
  ['is written in part', "import { parentPort } from 'node:worker_"],
  ['is of another release', POST({ version: -1 })],
  ['ends by itself', ''],
])('while the code of the thread %s, a calendar is answered 503', async (name, code) => {
  const file = join(directory, `${name}.mjs`);
  if (code !== null) await writeFile(file, code);
  const reading = readInThread(FILE, { zone: 'UTC' }, undefined, pathToFileURL(file));
  const problem = await reading.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ProblemError);
  expect(problem).toMatchObject({ status: 503, body: { code: 'updating' } });
});

test('the time that the start of the thread takes is not the file’s', async () => {
  const file = join(directory, 'loads long.mjs');
  const end = { end: { name: null } };
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => parentPort.postMessage(${JSON.stringify(end)}));
     setTimeout(() => parentPort.postMessage({ version: ${READING_VERSION} }), 1_200);`,
  );
  const longest = { usual: 1_000, large: 1_000 };
  const reading = readInThread(FILE, { zone: 'UTC' }, undefined, pathToFileURL(file), longest);
  await expect(reading).resolves.toMatchObject({ name: null });
});

// Elsewhere the priority would be that of the whole process.
if (process.platform === 'linux') {
  test('a thread of a server that has a low priority already keeps it: only root may raise it', async () => {
    const file = join(directory, 'low priority.mjs');
    const code = new URL('readingThread.ts', import.meta.url).href;
    await writeFile(
      file,
      `import { getPriority, setPriority } from 'node:os';
       import { parentPort } from 'node:worker_threads';
       setPriority(15);
       await import(${JSON.stringify(code)});
       parentPort.postMessage({ priority: getPriority() });`,
    );
    const thread = new Worker(file, { execArgv: ['--import', TYPESCRIPT] });
    const messages = on(thread, 'message');
    await messages.next();
    expect(await messages.next()).toMatchObject({ value: [{ priority: 15 }] });
    await thread.terminate();
  });
}

function POST(message: object): string {
  return `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage(${JSON.stringify(message)});
    parentPort.once('message', () => undefined);`;
}
