import type { RecordEdit } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import { isOfNobody, Refusal } from '../../api/apiError';
import { newId } from '../../api/newId';
import { oneAfterOther } from '../../api/oneAfterOther';
import type { Written } from '../../api/written';
import { lastActorOf } from '../changeListeners';
import type { Around } from '../commands/around';
import type { EventCommand } from '../commands/eventCommand';
import * as messages from '../commands/messages';
import { runCommand } from '../commands/runCommand';
import { recordIdOf } from '../commands/ofSeries';
import { deletionOver, withSeen } from '../commands/seen';
import { EditConflict, type MergedUpdate } from '../commands/writeWithMerge';
import { editsDropped, editsShown } from '../pendingEditsSlice';
import { Waits } from '../perform';
import type { SyncState, SyncThunk } from '../syncState';
import type { OpenQueue } from './openQueue';
import { performAs } from './performAs';
import type { WaitingEdit } from './waitingEdit';
import { isSigned } from './waitingSlice';

/** Who does something, in which family, and who hears of its writes. */
type By = Pick<Around, 'familyId' | 'remember'> & { me: Member };

/** How a command went: it is done, or waits under an id until the server can be reached. */
export type Outcome =
  { kind: 'done'; written: Written | MergedUpdate } | { kind: 'waits'; id: string };

/** Commands wait in the order in which they were given, whatever it takes to know what each shows. */
const inTurn = oneAfterOther();
let opened: { userId: string; queue: Promise<OpenQueue> } | null = null;

/** The queue of a person in this tab, whose code comes when it is first asked for. */
export function queueOf(userId: string): SyncThunk<Promise<OpenQueue>> {
  return (dispatch) => {
    if (opened?.userId === userId) return opened.queue;
    void closeQueue();
    const queue = import('./openQueue').then((code) => dispatch(code.openQueue(userId)));
    const opening = { userId, queue };
    opened = opening;
    queue.catch(() => {
      if (opened === opening) opened = null;
    });
    return queue;
  };
}

/** Nobody is signed in any more. */
export async function closeQueue(): Promise<void> {
  const last = opened;
  opened = null;
  (await last?.queue.catch(() => null))?.close();
}

/** How a command is carried out. */
interface Order {
  /** Under what it is shown; it may have its place among the pending edits already. */
  id?: string;
  /** What is sent before it: until that is done, it is only shown. Never rejects. */
  after?: Promise<unknown> | null;
}

/**
 * Does what a person wants of an event, or lets it wait: where the server cannot be reached, and behind
 * what waits already. Whatever ends this page meanwhile, what was begun is not lost. Rejects with an
 * EditConflict or an ApiError.
 */
export function carryOut(
  given: EventCommand,
  by: By,
  { id = newId(), after = null }: Order = {},
): SyncThunk<Promise<Outcome>> {
  return async (dispatch) => {
    requireSameCalendar(given, by.familyId);
    const command = dispatch(withSeen(given));
    if (!after) return dispatch(carryOutNow(command, by, id));
    await dispatch(shownUntil(after, command, by, id));
    let outcome: Outcome | undefined;
    try {
      return (outcome = await dispatch(carryOutNow(command, by, id)));
    } finally {
      dispatch(leaveScreenUnlessSent(id, outcome));
    }
  };
}

/** Shows what a command does, and settles once what comes before it is done. */
function shownUntil(
  after: Promise<unknown>,
  command: EventCommand,
  by: By,
  id: string,
): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    // It is remembered, and why it cannot be done is told, once it is tried.
    const unheard = { ...by, remember: <W>(_id: string, written: W) => written };
    const edits = await dispatch(shownOf(command, unheard, id)).catch(() => []);
    dispatch(editsShown({ key: id, familyId: by.familyId, edits }));
    await after;
  };
}

/** What was shown of a command goes where nothing of it was sent, or waits. */
function leaveScreenUnlessSent(id: string, outcome: Outcome | undefined): SyncThunk<void> {
  return (dispatch, getState) => {
    const isUnsent = getState().pendingEdits.some(
      ({ key, revision }) => key === id && revision === null,
    );
    if (isUnsent && outcome?.kind !== 'waits') dispatch(editsDropped(id));
  };
}

function carryOutNow(command: EventCommand, by: By, id: string): SyncThunk<Promise<Outcome>> {
  return async (dispatch, getState) => {
    const opening = dispatch(queueOf(by.me.id)).catch(() => null);
    const editShown = (edits: readonly RecordEdit[]) => waitingEdit(id, command, by, edits);
    if (mustWait(getState(), command, by.familyId)) {
      const open = await opening;
      if (open) {
        const { isAdded } = await inTurn(async () => {
          const edits = await dispatch(shownOf(command, by, id));
          return { isAdded: dispatch(addShown(open.queue, editShown(edits))) };
        });
        await isAdded;
        open.send();
        return { kind: 'waits', id };
      }
    }
    let begun: Promise<void> | undefined;
    let shown: readonly RecordEdit[] = [];
    const begin = (edits: readonly RecordEdit[]) => {
      shown = edits;
      begun = opening.then((open) => open?.queue.begin(editShown(edits)));
    };
    const takeOver = async (edits: readonly RecordEdit[]) => {
      const open = await opening;
      await open?.queue.letWait(editShown(edits));
      open?.send();
      return open !== null;
    };
    const end = () =>
      void begun?.then(async () => {
        const open = await opening;
        await open?.queue.end(id);
        // Something of the same event may have waited for it.
        open?.send();
      });
    const performHere: Around['perform'] = (write) => {
      begin(write.shown);
      return dispatch(performAs(by.me.id, write, id, takeOver));
    };
    try {
      const around = { ...by, dispatch, key: id, perform: performHere };
      const written = await runNow(command, around);
      end();
      return { kind: 'done', written };
    } catch (error) {
      if (error instanceof Waits) return { kind: 'waits', id };
      // Nothing of it was done: it waits until its author is logged in again.
      if (begun && isOfNobody(error) && (await takeOver(shown))) return { kind: 'waits', id };
      end();
      throw error;
    }
  };
}

/**
 * Runs a command at the moment it is given. A deletion that meets what somebody changed in that moment
 * takes it along, and says so: its undo brings back what they made of it.
 */
async function runNow(command: EventCommand, around: Around): Promise<Written | MergedUpdate> {
  try {
    return await runCommand(command, around);
  } catch (error) {
    if (command.kind !== 'delete' || !(error instanceof EditConflict)) throw error;
    const { theirs, parts } = error;
    const keptOf = lastActorOf(recordIdOf(theirs));
    const written = await runCommand(deletionOver(command, error), around);
    return { ...written, kept: parts, keptOf };
  }
}

/** Throws where an event is of another calendar than the one it would be written into. */
function requireSameCalendar(command: EventCommand, familyId: string): void {
  const meant = command.kind === 'undo' ? command.familyId : command.event?.familyId;
  if (meant === undefined || meant === familyId) return;
  throw new Refusal(400, 'other_calendar', messages.eventOfOtherCalendar);
}

/** Takes a command back that waits: it is as if it had never been given. Answers false when it was sent meanwhile. */
export async function takeBack(id: string): Promise<boolean> {
  const open = await opened?.queue;
  // What was given before this is on its way into the queue by then.
  await inTurn(() => Promise.resolve());
  const isBack = (await open?.queue.takeBack(id)) ?? false;
  open?.send();
  return isBack;
}

/** Whether a command waits without being tried: as nobody answers, or behind others. */
function mustWait({ live, waiting }: SyncState, command: EventCommand, familyId: string): boolean {
  if (live.connection === 'offline') return true;
  // What was refused waits for its author, and holds back nothing but what is done to the same event or series.
  const isBehind = waiting.edits.some((edit) => edit.familyId === familyId && !edit.problem);
  if (isBehind || command.kind === 'undo') return isBehind;
  return command.event !== null && isSigned(waiting, command.event);
}

/** An edit waits behind the others. It is shown before it is kept, so that the next one goes on from it. */
function addShown(queue: OpenQueue['queue'], edit: WaitingEdit): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const { id: key, familyId, edits } = edit;
    dispatch(editsShown({ key, familyId, edits }));
    let isLeft = false;
    try {
      isLeft = await queue.add(edit);
    } finally {
      // It and what it met may come to nothing.
      if (!isLeft) dispatch(editsDropped(key));
    }
  };
}

/** What is shown of a command: what it would perform first. */
function shownOf(
  command: EventCommand,
  by: By,
  key: string,
): SyncThunk<Promise<readonly RecordEdit[]>> {
  return async (dispatch) => {
    let edits: readonly RecordEdit[] = [];
    const perform: Around['perform'] = ({ shown }) => {
      edits = shown;
      return Promise.reject(new Waits(key));
    };
    try {
      await runCommand(command, { ...by, dispatch, perform, key });
    } catch (error) {
      if (!(error instanceof Waits)) throw error;
    }
    return edits;
  };
}

function waitingEdit(
  id: string,
  command: EventCommand,
  { familyId, me }: By,
  edits: readonly RecordEdit[],
): WaitingEdit {
  const at = new Date().toISOString();
  const state = { wasTried: false, sentBy: null, problem: null };
  return { id, userId: me.id, familyId, command, edits, at, ...state };
}
