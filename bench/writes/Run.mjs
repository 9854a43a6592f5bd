import { on, once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { runNode } from '../../scripts/lib/runNode.mjs';
import { cpuOf, cpuOfPostgres, memoryOf } from './cost.mjs';
import { Tab } from './Tab.mjs';
import { Writers } from './Writers.mjs';
import { SECRET } from '../peers/token.mjs';

const TABS_PER_MEMBER = 2;
const tellHeap = new URL('./tellHeap.mjs', import.meta.url).href;
const OPENING_AT_ONCE = 20;
const PATIENCE_MS = 20_000;

/** One server of one kind with its own database and all its tabs, from its start to its end. */
export class Run {
  /**
   * @param {import('./subjects.mjs').Subject} subject
   * @param {object[]} people
   * @param {{ url: string, postmaster: number }} database
   * @param {NodeJS.ProcessEnv} [settings] more of the server's
   */
  static async start(subject, people, database, settings = {}) {
    const env = {
      DATABASE_URL: database.url,
      PORT: '0',
      SESSION_SECRET: SECRET,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
      ...settings,
    };
    const program = ['--expose-gc', '--import', tellHeap, subject.program];
    const server = runNode(program, { env, stdout: 'pipe' });
    const lines = createInterface(server.stdout);
    const url = await new Promise((resolve, reject) => {
      lines.on('line', (line) => {
        const found = /http:\/\/localhost:\d+/.exec(line);
        if (found) resolve(found[0]);
      });
      server.once('exit', () => reject(new Error(`${subject.name} did not start.`)));
    });
    return new Run(subject, people, database, server, lines, url);
  }

  #tabs = [];

  constructor(subject, people, database, server, lines, url) {
    this.database = database;
    this.server = server;
    this.lines = lines;
    this.members = people.map((person) => subject.member(person, url));
    this.writers = new Writers(url, this.members, subject.updateMethod);
  }

  /** Opens every tab; CPU milliseconds and kB for each, of the process and of its heap. */
  async connect() {
    const tabs = this.members.flatMap((member) =>
      Array.from({ length: TABS_PER_MEMBER }, () => new Tab(member)),
    );
    const heap = await this.#heap();
    const [cpu, memory] = [cpuOf(this.server.pid), memoryOf(this.server.pid)];
    for (let at = 0; at < tabs.length; at += OPENING_AT_ONCE) {
      await Promise.all(tabs.slice(at, at + OPENING_AT_ONCE).map((tab) => tab.open()));
    }
    this.#tabs = tabs;
    return {
      cpuMsPerConnection: ((cpuOf(this.server.pid) - cpu) * 1000) / tabs.length,
      kBPerSocket: (memoryOf(this.server.pid) - memory) / tabs.length,
      heapPerSocket: ((await this.#heap()) - heap) / tabs.length,
    };
  }

  /** Milliseconds of CPU that the server takes in a minute in which nothing is asked of it. */
  async idle(seconds) {
    const before = cpuOf(this.server.pid);
    await setTimeout(seconds * 1000);
    return ((cpuOf(this.server.pid) - before) * 1000 * 60) / seconds;
  }

  /**
   * What some writing takes.
   * @param {(writers: Writers) => Promise<{ took: number[], seconds: number }>} write
   */
  async measure(write) {
    const server = cpuOf(this.server.pid);
    const postgres = cpuOfPostgres(this.database.postmaster);
    const { took, seconds } = await write(this.writers);
    const thousands = took.length / 1000;
    took.sort((one, other) => one - other);
    const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
    return {
      perSecond: took.length / seconds,
      serverCpu: (cpuOf(this.server.pid) - server) / thousands,
      postgresCpu: (cpuOfPostgres(this.database.postmaster) - postgres) / thousands,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    };
  }

  /**
   * Throws unless every tab heard of each answered write of its family, once, and of nothing else.
   * @param {Writers[]} [writers] of all nodes
   */
  async checkDeliveries(writers = [this.writers]) {
    const deadline = performance.now() + PATIENCE_MS;
    for (const tab of this.#tabs) {
      const { familyId } = tab.member;
      const expected = new Set(writers.flatMap((each) => [...(each.answered.get(familyId) ?? [])]));
      while (tab.heard.size < expected.size && performance.now() < deadline) {
        await setTimeout(20);
      }
      const lost = [...expected].filter((key) => !tab.heard.has(key)).length;
      const doubled = [...tab.heard.values()].filter((times) => times > 1).length;
      const foreign = [...tab.heard.keys()].filter((key) => !expected.has(key)).length;
      if (lost + doubled + foreign > 0) {
        throw new Error(`A tab lost ${lost}, got ${doubled} twice and ${foreign} of others.`);
      }
    }
    const sum = (of) => this.#tabs.reduce((total, tab) => total + of(tab), 0);
    const deliveries = sum((tab) => tab.heard.size);
    return { deliveries, bytesPerDelivery: sum((tab) => tab.bytes) / deliveries };
  }

  async stop() {
    this.writers.close();
    for (const tab of this.#tabs) tab.close();
    this.server.kill('SIGTERM');
    await once(this.server, 'exit');
  }

  /** The live heap in kB. */
  async #heap() {
    this.server.kill('SIGUSR2');
    for await (const [line] of on(this.lines, 'line')) {
      const found = /^heap (\d+) kB/.exec(line);
      if (found) return Number(found[1]);
    }
    throw new Error('The server is gone.');
  }
}
