import type { RecordEdit } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import type { Written } from '../../api/written';
import type { EditStore } from '../../kept/editStore';
import { editsInMemory } from '../../kept/editsInMemory.testing';
import { AT, HOME, olga, picnic } from '../sampleFamily.testing';
import { Sender, type Verdict } from './Sender';
import type { EditProblem, WaitingEdit } from './waitingEdit';
import { WaitingQueue } from './WaitingQueue';

/** The tabs of one browser, with what they share. */
export class Browser {
  readonly store: EditStore<WaitingEdit> = editsInMemory();
  readonly living = new Set<string>();
  readonly senders = new Map<string, Sender>();
  #last: Promise<unknown> = Promise.resolve();

  /** Work of a tab that holds the lock until it is done or the tab is gone. */
  alone(work: () => Promise<boolean>, gone: Promise<boolean>): Promise<boolean> {
    const turn = this.#last.then(() => Promise.race([work(), gone]));
    this.#last = turn;
    return turn;
  }

  async waiting(): Promise<string[]> {
    return (await this.store.update((same) => same)).map(({ id }) => id);
  }
}

/** A server that does each edit once, by its id, and answers it again. */
export class Server {
  readonly done: string[] = [];
  calls = 0;

  take({ id }: WaitingEdit): Written {
    this.calls += 1;
    if (!this.done.includes(id)) this.done.push(id);
    return { revision: this.done.length, change: null };
  }
}

export const LATER = new Error('unreached');
/** A server that has no time for the next minute. */
export const BUSY = new Error('busy');
export const GONE: EditProblem = { kind: 'gone', message: 'It is gone' };

interface TabInput {
  name: string;
  browser: Browser;
  run: (edit: WaitingEdit) => Promise<Written>;
}

/** A tab that can be killed. */
export function openTab({ name, browser, run }: TabInput) {
  browser.living.add(name);
  let isLive = true;
  const pauses: number[] = [];
  let retry: (() => void) | null = null;
  let die: () => void = () => undefined;
  const gone = new Promise<boolean>((resolve) => (die = () => resolve(false)));
  let turns: Promise<boolean>[] = [];
  const queue = new WaitingQueue({
    store: {
      update: (change) => (browser.living.has(name) ? browser.store.update(change) : never()),
    },
    tab: name,
    show: () => undefined,
    before: () => [],
    tell: ({ kind }) => {
      for (const [other, hearing] of browser.senders) {
        if (other === name) continue;
        if (kind === 'changed') hearing.wake();
        if (kind === 'tried') hearing.wakeLater();
      }
    },
    livingTabs: () => Promise.resolve(browser.living),
  });
  const sender = new Sender({
    queue,
    isLive: () => isLive && browser.living.has(name),
    run,
    judge: (error): Verdict =>
      error === LATER || error === BUSY ? 'later' : error instanceof TypeError ? 'again' : GONE,
    alone: (work) => {
      const turn = browser.alone(work, gone);
      turns.push(turn);
      return turn;
    },
    pauseAskedBy: (error) => (error === BUSY ? 60_000 : 0),
    afterRetryPause: (work, atLeast) => {
      pauses.push(atLeast);
      retry = work;
      return setTimeout(() => undefined, 0);
    },
  });
  /** Once it takes no more turns. */
  const settled = async () => {
    for (let turn; (turn = turns.at(-1));) {
      turns = [];
      await turn;
      await Promise.resolve();
    }
  };
  browser.senders.set(name, sender);
  return {
    queue,
    sender,
    pauses,
    sent: () => {
      sender.wake();
      return settled();
    },
    kill: () => {
      browser.living.delete(name);
      die();
    },
    goOffline: () => (isLive = false),
    retry: async () => {
      retry?.();
      await settled();
    },
  };
}

export const never = () => new Promise<never>(() => undefined);

/** An edit of an event of its own, or of the given one. */
export function edit(id: string, eventId = `event of ${id}`): WaitingEdit {
  const record = newEvent(eventId, HOME, olga, picnic, AT);
  const shown: RecordEdit = { collection: 'events', op: 'put', record };
  const common = { id, userId: olga.id, familyId: HOME, at: AT, edits: [shown] };
  const command = { kind: 'claim', event: record, id: `made by ${id}` } as const;
  return { ...common, command, wasTried: false, sentBy: null, problem: null };
}

export async function browserWith(...edits: WaitingEdit[]): Promise<Browser> {
  const browser = new Browser();
  await browser.store.update((waiting) => [...waiting, ...edits]);
  return browser;
}
