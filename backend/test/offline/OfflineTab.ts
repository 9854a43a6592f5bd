import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { View } from '@kinday/contracts/applyChange';
import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { PROTOCOL } from '@kinday/contracts/socket';
import type { EventCommand } from '../../../frontend/src/sync/commands/eventCommand.js';
import { mergeEdit } from '../../../frontend/src/sync/commands/mergeEdit.js';
import type { WaitingEdit } from '../../../frontend/src/sync/waiting/waitingEdit.js';
import { Conditions } from '../support/Conditions.js';
import { PretendedPage, type PretendedBrowser } from './PretendedBrowser.js';

/** The months that the tabs show, the first one first. */
export const MONTHS: readonly [CalendarMonth, ...CalendarMonth[]] = [
  '2026-11',
  '2026-10',
  '2026-12',
];

const PATIENCE_MS = 30_000;
const ANEW = { forceRefetch: true, subscribe: false };

type Code = typeof import('../../../frontend/src/tab.testing.js');
export type Outcome = 'done' | 'waits' | 'refused';

const bundler = fileURLToPath(new URL('bundleTab.mjs', import.meta.url));
/** The page's code as one script: the real store, follower, queue and copy. */
const script = execFileSync(process.execPath, [bundler], {
  encoding: 'utf8',
  maxBuffer: 1e8,
  timeout: PATIENCE_MS,
  env: { ...process.env, NODE_ENV: 'production' },
});

interface Opening {
  browser: PretendedBrowser;
  familyId: string;
  send: (request: Request) => Promise<Response>;
  isOnline: boolean;
}

/** A tab without a screen, in a browser that is pretended. */
export class OfflineTab {
  readonly #conditions = new Conditions();

  private constructor(
    private readonly page: PretendedPage,
    private readonly code: Code,
    private readonly familyId: string,
  ) {
    code.store.subscribe(() => this.#conditions.check());
  }

  /** Opens the calendar; where there is no network, from what the device keeps. */
  static async open({ browser, familyId, send, isOnline }: Opening): Promise<OfflineTab> {
    const page = new PretendedPage(browser, send);
    const code = page.run(script) as Code;
    const tab = new OfflineTab(page, code, familyId);
    await code.showCopy(MONTHS[0]);
    await tab.#read();
    code.store.dispatch(code.familyShown(familyId));
    await tab.connect(isOnline);
    await code.store.dispatch(code.queueOf(tab.userId));
    return tab;
  }

  /** Reads what the screen shows; what is out of reach, from the device. */
  async #read(): Promise<void> {
    const { store, meApi, calendarsApi, familyApi, eventsApi } = this.code;
    const { familyId } = this;
    await store.dispatch(meApi.endpoints.getMe.initiate(undefined, ANEW)).unwrap();
    await Promise.all([
      store.dispatch(calendarsApi.endpoints.getCalendars.initiate(undefined, ANEW)).unwrap(),
      store.dispatch(familyApi.endpoints.getFamily.initiate(familyId, ANEW)).unwrap(),
      ...MONTHS.map((month) =>
        store.dispatch(eventsApi.endpoints.getMonth.initiate({ familyId, month }, ANEW)).unwrap(),
      ),
    ]);
  }

  get userId(): string {
    const { store, meApi } = this.code;
    const { data } = meApi.endpoints.getMe.select()(store.getState());
    if (!data) throw new Error('This tab knows nobody.');
    return data.id;
  }

  /** The live connection is there, and tells where the family stands; or it is gone. */
  async connect(isOnline: boolean): Promise<void> {
    const { store, connectionChanged, familyApi, takeHelloAnswer } = this.code;
    if (!isOnline) return void store.dispatch(connectionChanged('offline'));
    const { familyId } = this;
    const since = this.#familyView.revision;
    const ask = familyApi.endpoints.getChanges.initiate({ familyId, since }, ANEW);
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const { data, error } = await store.dispatch(ask);
      if (data) {
        const { epoch, revision } = data;
        const hello = { protocol: PROTOCOL, epoch, families: { [familyId]: revision } };
        store.dispatch(connectionChanged('live'));
        return takeHelloAnswer(hello, () => store.getState(), store.dispatch);
      }
      if (Date.now() > end) throw new Error(`No hello is answered: ${JSON.stringify(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** A person does something; it is done, refused, or waits. */
  async carryOut(command: EventCommand): Promise<Outcome> {
    const { store, carryOut } = this.code;
    const me = this.#familyView.records.members?.find(({ id }) => id === this.userId);
    if (!me) throw new Error('This tab shows no member.');
    const remember = <W>(_id: string, written: W) => written;
    try {
      const done = carryOut(command, { familyId: this.familyId, me, remember });
      return (await store.dispatch(done)).kind;
    } catch (error) {
      if (error instanceof Error && !('status' in error) && !('theirs' in error)) throw error;
      return 'refused';
    }
  }

  /** What waits, as this tab knows it. */
  get waiting(): readonly WaitingEdit[] {
    return this.code.store.getState().waiting.edits;
  }

  /** What the server asks about. */
  get asked(): WaitingEdit | undefined {
    return this.waiting.find(({ problem }) => problem !== null);
  }

  /** An answer to why an edit waits: mine is right, or I let go of it. */
  async settle(edit: WaitingEdit): Promise<void> {
    const { store, discard, resolveConflict } = this.code;
    const { command, problem } = edit;
    if (problem?.kind !== 'conflict' || command.kind !== 'save') {
      return store.dispatch(discard(edit));
    }
    const { theirs } = problem;
    const [base, mine] = [command.event ?? theirs, command.wanted.fields];
    const { fields } = mergeEdit(eventFieldsOf(base), mine, eventFieldsOf(theirs));
    return store.dispatch(resolveConflict(edit, theirs, fields));
  }

  get #familyView(): View {
    const { store, familyApi } = this.code;
    const { data } = familyApi.endpoints.getFamily.select(this.familyId)(store.getState());
    if (!data) throw new Error('This tab shows no family.');
    return data;
  }

  /** The months without what waits over them. */
  get months(): readonly View[] {
    const { store, eventsApi } = this.code;
    return MONTHS.flatMap((month) => {
      const select = eventsApi.endpoints.getMonth.select({ familyId: this.familyId, month });
      return select(store.getState()).data ?? [];
    });
  }

  /** The events that the screen shows, with own edits. */
  get events(): readonly Event[] {
    const { store, withPending, eventsInView } = this.code;
    const { pendingEdits } = store.getState();
    const shown = this.months.flatMap((view) =>
      eventsInView(withPending(view, pendingEdits), 'UTC'),
    );
    return [...new Map(shown.map((event) => [event.id, event])).values()];
  }

  /** The months as this device keeps them; null where it keeps none. */
  kept(): Promise<readonly (View | null)[]> {
    return Promise.all(
      MONTHS.map((month) => this.code.keptDaysView(this.familyId, monthRange(month))),
    );
  }

  /** Waits until the store holds something. */
  until(holds: () => boolean, what: string): Promise<void> {
    const state = () => {
      const revisions = this.months.map(({ revision }) => revision);
      return `${what}: ${JSON.stringify({ revisions, waiting: this.waiting })}`;
    };
    return this.#conditions.until(holds, state);
  }

  kill(): void {
    this.page.kill();
  }
}
