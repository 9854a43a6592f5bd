// node bench/reconnect.mjs: 1,000 clients lose their connection at once while their families write
// on; how long until each has caught up. Exits 1 when 99% take more than 10 s.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import { io } from 'socket.io-client';
import { migrate } from '../backend/dist/database/migrate.js';
import { PROTOCOL } from '../contracts/dist/socket.js';
import { makeCrowd } from './crowd.mjs';
import { startServer } from './startServer.mjs';

// As the browser has it.
register('../jest/typescriptHooks.mjs', import.meta.url);
const { SOCKET_RETRY_PAUSE } = await import('../frontend/src/api/retryPause.ts');

const CLIENTS = 1_000;
const WRITERS = 8;
const BUDGET_MS = 10_000;
const SECRET = 'the secret of a bench, which nobody else uses';

/** One client: follows its family by the number of changes it knows. */
class Tab {
  have = 1;
  caughtUp = null;
  #socket;

  constructor(url, person) {
    this.url = url;
    this.person = person;
    const extraHeaders = { cookie: person.cookie };
    const options = {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders,
      ...SOCKET_RETRY_PAUSE,
    };
    this.#socket = io(url, options);
    this.#socket.on('connect', () => void this.#greet());
    this.#socket.on('leanChange', ({ revision }) => {
      if (revision === this.have + 1) this.have = revision;
    });
  }

  /** The connection breaks; the promise resolves when it is back and nothing is missing. */
  cut() {
    const back = new Promise((resolve) => (this.caughtUp = resolve));
    this.#socket.io.engine.close();
    return back;
  }

  ready() {
    return new Promise((resolve) => (this.caughtUp = resolve));
  }

  close() {
    this.#socket.close();
  }

  async #greet() {
    const { familyId } = this.person;
    const hello = { protocol: PROTOCOL, families: { [familyId]: this.have } };
    try {
      const { families } = await this.#socket.timeout(10_000).emitWithAck('hello', hello);
      if (families[familyId] > this.have) await this.#catchUp(families[familyId]);
      this.caughtUp?.();
    } catch {
      if (this.#socket.connected) setTimeout(() => void this.#greet(), 1_000);
    }
  }

  async #catchUp(heard) {
    while (this.have < heard) {
      const path = `/api/changes?familyId=${this.person.familyId}&since=${this.have}`;
      const headers = { cookie: this.person.cookie };
      const { changes } = await (await fetch(this.url + path, { headers })).json();
      this.have = changes.at(-1).revision;
    }
  }
}

/** Writes events one after the other, each in another family, until it is told to stop. */
async function writeOn(url, crowd, state) {
  const owners = crowd.filter(({ isOwner }) => isOwner);
  const event = {
    title: 'Event',
    date: '2026-11-21',
    isAllDay: true,
    mainCategory: 'General family gatherings',
    subCategory: 'Picnic',
  };
  while (!state.isOver) {
    const { cookie, familyId } = owners[state.writes++ % owners.length];
    const body = JSON.stringify({ ...event, familyId });
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/events`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`A write was answered ${answer.status}.`);
    await answer.text();
  }
}

/** Processor seconds and memory of a process. */
function usageOf(pid) {
  const [cpu, rss] = execFileSync('ps', ['-o', 'cputimes=,rss=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/);
  return { cpuSeconds: Number(cpu), megabytes: Math.round(Number(rss) / 1024) };
}

const directory = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(directory);
await migrate(postgres.url);
const crowd = await makeCrowd(postgres.url, SECRET, CLIENTS, 4);
const server = await startServer({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET });
let isWithin;
try {
  const tabs = crowd.map((person) => new Tab(server.url, person));
  await Promise.all(tabs.map((tab) => tab.ready()));
  const state = { isOver: false, writes: 0 };
  const writers = Array.from({ length: WRITERS }, () => writeOn(server.url, crowd, state));
  const before = usageOf(server.pid);
  const begun = Date.now();
  const took = await Promise.all(
    tabs.map(async (tab) => {
      await tab.cut();
      return Date.now() - begun;
    }),
  );
  const after = usageOf(server.pid);
  state.isOver = true;
  await Promise.all(writers);
  tabs.forEach((tab) => tab.close());

  took.sort((one, other) => one - other);
  const percentile = (share) => took[Math.ceil(took.length * share) - 1];
  isWithin = percentile(0.99) <= BUDGET_MS;
  console.info(
    `${CLIENTS} clients cut at once, ${state.writes} writes meanwhile; caught up after:`,
  );
  console.info(`  median ${percentile(0.5)} ms, 95% ${percentile(0.95)} ms`);
  console.info(`  99% ${percentile(0.99)} ms (≤ ${BUDGET_MS}), all ${percentile(1)} ms`);
  console.info(
    `  server: ${after.cpuSeconds - before.cpuSeconds} s of processor, ${before.megabytes} → ${after.megabytes} MB`,
  );
} finally {
  await server.stop();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
process.exit(isWithin ? 0 : 1);
