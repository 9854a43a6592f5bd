import type { RecordEdit } from '@kinday/contracts/change';
import type { EditStore } from '../../kept/editStore';
import { newId } from '../../api/newId';
import type { Written } from '../../api/written';
import { queued } from './queued';
import {
  adopted,
  nextToSend,
  taken,
  withChanged,
  withEdit,
  without,
  withProblem,
  type Step,
} from './queueSteps';
import { stepOf, takenBack, type QueuedStep } from './takenBack';
import { mayBeDone, type EditProblem, type WaitingEdit } from './waitingEdit';

/**
 * What a tab tells the others of the same person and browser: there may be something to send; it tries to
 * send something itself, or could not; something was sent, maybe without changing anything.
 */
export type QueueNews =
  | { kind: 'changed' }
  | { kind: 'tried' }
  | { kind: 'sent'; id: string; revision: number; hasChanged: boolean };

export interface QueuePorts {
  store: EditStore<WaitingEdit>;
  /** This tab. */
  tab: string;
  /** Shows what waits in this tab. */
  show: (waiting: readonly WaitingEdit[]) => void;
  /** What shows the records of an edit that waits again as they were before it. */
  before: (edit: WaitingEdit) => readonly RecordEdit[];
  /** Tells the other tabs. */
  tell: (news: QueueNews) => void;
  /** The tabs that live, with this one. */
  livingTabs: () => Promise<ReadonlySet<string>>;
}

/** Enough for whoever presses undo again and again. */
const MOST_STEPS = 50;

/** One person's edits that wait, as one tab sees and changes them. Every change is in the store when it settles. */
export class WaitingQueue {
  #steps: readonly QueuedStep[] = [];

  constructor(private readonly ports: QueuePorts) {}

  /** Shows what waits by now: another tab has changed it. */
  async read(): Promise<readonly WaitingEdit[]> {
    const waiting = await this.ports.store.update((same) => same);
    this.ports.show(waiting);
    return waiting;
  }

  /** The same, at the start: what a tab was sending that is no more, waits from now on. */
  async adopt(): Promise<void> {
    const living = await this.ports.livingTabs();
    await this.#change(adopted(living));
  }

  /** An edit is about to be sent for the first time: whatever ends this tab, the edit is not lost. */
  async begin(edit: WaitingEdit): Promise<void> {
    await this.ports.store.update(withEdit({ ...edit, sentBy: this.ports.tab }));
  }

  /** An edit that was begun has its answer. */
  async end(id: string): Promise<void> {
    await this.ports.store.update(without(id));
  }

  /** An edit waits that was begun, and did not reach the server. */
  async letWait(edit: WaitingEdit): Promise<void> {
    this.#remember({ id: edit.id, replaced: [], isLeft: true });
    await this.#change(withEdit({ ...edit, wasTried: true }));
  }

  /** An edit waits behind the others. Answers false when nothing is left of it and of what it met. */
  async add(edit: WaitingEdit): Promise<boolean> {
    let isLeft = true;
    await this.#change((waiting) => {
      const next = queued(waiting, edit);
      const step = stepOf(edit.id, waiting, next);
      ({ isLeft } = step);
      this.#remember(step);
      return next;
    });
    return isLeft;
  }

  /**
   * Takes a command back that waits. Answers false when it was sent meanwhile. Rejects with an ApiError
   * while nobody knows whether it was.
   */
  async takeBack(id: string): Promise<boolean> {
    let wasThere = false;
    await this.#change((waiting) => {
      // It may have been on its way here until now.
      const step = this.#steps.find((each) => each.id === id);
      const inverse = { id: newId(), at: new Date().toISOString() };
      const next = step ? takenBack(waiting, step, inverse, this.ports.before) : null;
      wasThere = next !== null;
      return next ?? waiting;
    });
    this.#steps = this.#steps.filter((step) => step.id !== id);
    return wasThere;
  }

  /** Takes the next edit to send it; null while there is none that this tab may send. */
  async take(): Promise<WaitingEdit | null> {
    const living = await this.ports.livingTabs();
    let next: WaitingEdit | null = null;
    await this.#change((waiting) => {
      next = nextToSend(waiting, living);
      return next ? taken(next, this.ports.tab)(waiting) : waiting;
    }, 'tried');
    return next;
  }

  /** An edit that was taken has arrived. */
  async arrived(id: string, { revision, change }: Written): Promise<void> {
    this.ports.tell({ kind: 'sent', id, revision, hasChanged: change !== null });
    await this.letGo(id);
  }

  /** An edit that was taken waits on: the server could not be reached. */
  async putBack(edit: WaitingEdit): Promise<void> {
    await this.#change(withChanged({ ...edit, wasTried: true, sentBy: null }), 'tried');
  }

  /** An edit was not accepted. */
  async refuse(edit: WaitingEdit, problem: EditProblem): Promise<void> {
    await this.#change(withProblem(edit, problem));
  }

  /** An edit waits no more: it has arrived, or its author discards it. */
  async letGo(id: string): Promise<void> {
    this.#steps = this.#steps.filter((step) => step.id !== id);
    await this.#change(without(id));
  }

  /** An edit is another one by the word of its author, in its place, and is tried anew. */
  async amend(id: string, edit: WaitingEdit): Promise<void> {
    this.#steps = this.#steps.filter((step) => step.id !== id);
    const wasTried = mayBeDone(edit.problem);
    const amended = { ...edit, wasTried, sentBy: null, problem: null };
    await this.#change((waiting) => waiting.map((each) => (each.id === id ? amended : each)));
  }

  async #change(step: Step, kind: 'changed' | 'tried' = 'changed'): Promise<void> {
    let [before, after]: (readonly WaitingEdit[])[] = [];
    const waiting = await this.ports.store.update((edits) => {
      before = edits;
      return (after = step(edits));
    });
    this.ports.show(waiting);
    // Whoever hears it looks whether there is something to send: without a change nobody hears anything.
    if (!isSameList(before, after)) this.ports.tell({ kind });
  }

  #remember(step: QueuedStep): void {
    this.#steps = [...this.#steps.filter(({ id }) => id !== step.id).slice(1 - MOST_STEPS), step];
  }
}

function isSameList(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
