import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stopWithParent = new URL('../scripts/lib/stopWithParent.mjs', import.meta.url).href;

/** The built application, with a database of its own. */
export interface RunningServer {
  /** http://localhost:<port> */
  origin: string;
  /** Where it keeps its mail, among the rest. */
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built application on a free port, as `npm start` does.
 * @param settings in its environment, beside those of all tests
 * @param place where it was built
 */
export async function startServer(
  settings: Record<string, string> = {},
  place = root,
): Promise<RunningServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kinday-browser-'));
  const child = spawn(process.execPath, ['--import', stopWithParent, 'backend/dist/main.js'], {
    cwd: place,
    // Out of reach of signals that are meant for us, and gone with us, however we end.
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: directory,
      PORT: '0',
      LOG_LEVEL: 'error',
      // All members come from one address.
      RATE_LIMIT_SCALE: '100000',
      DATABASE_URL: '',
      REDIS_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await readOrigin(child.stdout!);
  return {
    origin,
    dataDir: directory,
    stop: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      const ended = hasEnded ? undefined : once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What the server says when it is ready. */
async function readOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (origin) {
      output.resume();
      return origin;
    }
  }
  throw new Error('The server ended before it was ready: run "npm run build" and "npm start".');
}
