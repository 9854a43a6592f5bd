import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CADDYFILE = fileURLToPath(new URL('../../../docker/Caddyfile', import.meta.url));

/** What it says, in any order, before it answers: until its certificate is made it ends each connection. */
const READY = ['serving initial configuration', 'certificate obtained successfully'];

/** The proxy of docker/, with a certificate authority of its own that only tests trust. */
export class CaddyServer {
  #process: ChildProcess | undefined;
  #directory = '';
  #authority = '';

  constructor(
    readonly port: number,
    readonly plainPort: number,
  ) {}

  get origin(): string {
    return `https://localhost:${this.port}`;
  }

  async start(nodes: readonly string[]): Promise<void> {
    this.#directory = await mkdtemp(path.join(tmpdir(), 'kinday-caddy-'));
    const file = path.join(this.#directory, 'Caddyfile');
    const options = `admin off\nskip_install_trust\nhttp_port ${this.plainPort}`;
    await writeFile(file, `{\n${options}\n}\nimport ${CADDYFILE}\n`);
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        PATH: process.env.PATH,
        HOME: this.#directory,
        XDG_DATA_HOME: this.#directory,
        DOMAIN: `localhost:${this.port}`,
        NODES: nodes.map((node) => new URL(node).host).join(' '),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = caddy;
    await new Promise<void>((resolve, reject) => {
      caddy.once('error', reject);
      caddy.once('exit', () => reject(new Error('Caddy ended before it was ready.')));
      const missing = new Set(READY);
      createInterface(caddy.stderr).on('line', (line) => {
        for (const word of missing) if (line.includes(word)) missing.delete(word);
        if (missing.size === 0) resolve();
      });
    });
    const root = path.join(this.#directory, 'caddy/pki/authorities/local/root.crt');
    this.#authority = await readFile(root, 'utf8');
  }

  /** Connections of somebody who trusts the proxy, from an address of this machine. */
  agent(localAddress: string): Agent {
    return new Agent({ ca: this.#authority, localAddress, family: 4, keepAlive: true });
  }

  async stop(): Promise<void> {
    if (this.#process && this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    await rm(this.#directory, { recursive: true, force: true });
  }
}
