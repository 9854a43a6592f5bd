import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Screen, Target } from '../Screen.js';
import { findAll, placeOf, wantedOf, type Place } from './inPage.js';
import { keyActions } from './keys.js';
import type { WebDriver } from './WebDriver.js';

/** As patient as Playwright is with the other engines. */
const PATIENTLY = { timeout: 10_000, intervals: [50] };

/** Finds by role and name, as a script for pages. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

export interface WebKitWindow {
  driver: WebDriver;
  /** Its display of X, which it fills. */
  display: string;
  /** Of its own: its process writes there which it is, and what it prints. */
  folder: string;
  close: () => Promise<void>;
}

export class WebKitScreen implements Screen {
  #mouse = { x: 0, y: 0 };

  constructor(
    readonly width: number,
    private readonly origin: string,
    private readonly window: WebKitWindow,
  ) {}

  async goto(path: string): Promise<void> {
    await this.window.driver.post('url', { url: new URL(path, this.origin).href });
  }

  async reload(): Promise<void> {
    await this.window.driver.post('refresh');
  }

  async back(): Promise<void> {
    await this.window.driver.post('back');
  }

  see(target: Target): Promise<void> {
    return this.expectCount(target, 1);
  }

  miss(target: Target): Promise<void> {
    return this.expectCount(target, 0);
  }

  async click(target: Target): Promise<void> {
    await this.grab(target);
    await this.letGo();
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control+a', 'Delete');
    await this.type(text);
  }

  async press(...keys: string[]): Promise<void> {
    await this.act('key', keys.flatMap(keyActions));
  }

  type(text: string): Promise<void> {
    return this.press(...Array.from(text));
  }

  async grab(target: Target): Promise<void> {
    await expect(async () => {
      const place = await this.place(target);
      if (place.covered) throw new Error(`Covered by ${place.covered}: ${told(target)}`);
      await this.moveMouse(place);
    }).toPass(PATIENTLY);
    await this.act('pointer', [{ type: 'pointerDown', button: 0 }]);
  }

  async moveTo(target: Target): Promise<void> {
    await this.moveMouse(await this.place(target));
  }

  async letGo(): Promise<void> {
    await this.act('pointer', [{ type: 'pointerUp', button: 0 }]);
  }

  evaluate<Given, Answer>(work: (given: Given) => Answer, given?: Given): Promise<Awaited<Answer>> {
    return this.ask(`(${String(work)})(given)`, given) as Promise<Awaited<Answer>>;
  }

  async run(script: string): Promise<void> {
    await this.window.driver.post('execute/sync', { script, args: [] });
  }

  async picture(): Promise<Buffer> {
    // The driver's own does not come on every page.
    const args = ['-display', this.window.display, '-window', 'root', 'png:-'];
    const options = { encoding: 'buffer', maxBuffer: 50_000_000 } as const;
    return (await promisify(execFile)('import', args, options)).stdout;
  }

  async print(): Promise<Buffer> {
    const { folder } = this.window;
    const printed = join(folder, 'printed.pdf');
    await rm(printed, { force: true });
    process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGUSR1');
    // It is whole once its end is there.
    await expect.poll(() => readFile(printed, 'latin1').catch(() => '')).toMatch(/%%EOF\s*$/);
    return readFile(printed);
  }

  close(): Promise<void> {
    return this.window.close();
  }

  private async expectCount(target: Target, count: number): Promise<void> {
    await expect(async () => {
      const found = await this.find(target, '.length');
      expect([told(target), found]).toEqual([told(target), count]);
    }).toPass(PATIENTLY);
  }

  /** Throws while nobody can point to it. */
  private async place(target: Target) {
    const place = (await this.find(target, placeOf)) as Place;
    if ('missing' in place) throw new Error(`${told(target)}: ${place.missing}`);
    return place;
  }

  /** Answers what a function, or a property, says of all that a target means. */
  private async find(target: Target, of: '.length' | typeof placeOf): Promise<unknown> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.run(testingLibrary);
    const found = `(${String(findAll)})(given)`;
    const script = typeof of === 'string' ? found + of : `(${String(of)})(${found})`;
    return this.ask(script, wantedOf(target));
  }

  /** The value of an expression in the page, or of its promise. */
  private async ask(expression: string, given: unknown): Promise<unknown> {
    const script = `
      const [given, answer] = arguments;
      (async () => ${expression})().then(
        (value) => answer({ value }),
        (error) => answer({ error: String(error) }),
      );`;
    const answer = await this.window.driver.post('execute/async', {
      script,
      args: [given ?? null],
    });
    const { value, error } = answer as { value: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  private async moveMouse({ x, y }: { x: number; y: number }): Promise<void> {
    const from = this.#mouse;
    // A drag is one by the moves on its way.
    const steps = [1 / 3, 2 / 3, 1].map((part) => ({
      type: 'pointerMove',
      duration: 20,
      x: Math.round(from.x + (x - from.x) * part),
      y: Math.round(from.y + (y - from.y) * part),
    }));
    await this.act('pointer', steps);
    this.#mouse = { x, y };
  }

  private async act(type: 'key' | 'pointer', actions: object[]): Promise<void> {
    await this.window.driver.post('actions', { actions: [{ type, id: type, actions }] });
  }
}

const told = (target: Target) =>
  JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
