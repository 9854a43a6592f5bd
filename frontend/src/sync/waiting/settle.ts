import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { newId } from '../../api/newId';
import { putEvent } from '../commands/eventWrites';
import { deletionOver } from '../commands/seen';
import type { SyncThunk } from '../syncState';
import { queueOf } from './carryOut';
import type { WaitingEdit } from './waitingEdit';

// What the author of an edit decides about it.

/** Lets go of an edit: it is not sent. */
export function discard({ userId, id }: WaitingEdit): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const { queue, send } = await dispatch(queueOf(userId));
    await queue.letGo(id);
    send();
  };
}

/** Sends an edit once more that was refused. */
export function tryAgain(edit: WaitingEdit): SyncThunk<Promise<void>> {
  return amend(edit, {});
}

/** Sends an edit with what was chosen where somebody else changed the same. */
export function resolveConflict(
  edit: WaitingEdit,
  theirs: Event,
  fields: EventFields,
): SyncThunk<Promise<void>> {
  const { command } = edit;
  if (command.kind !== 'save') return tryAgain(edit);
  const [shown, ...others] = edit.edits;
  const isAlone = others.length === 0 && shown?.op === 'put' && shown.record.id === theirs.id;
  return amend(edit, {
    command: { ...command, event: theirs, wanted: { ...command.wanted, fields } },
    // What is shown of a series goes on being shown until it is sent.
    edits: isAlone ? [putEvent({ ...theirs, ...fields })] : edit.edits,
  });
}

/** Sends a deletion, or the end of a repetition, again: its author has seen what others changed, and removes it. */
export function doAllTheSame(edit: WaitingEdit): SyncThunk<Promise<void>> {
  const { command, problem } = edit;
  if (problem?.kind !== 'conflict') return tryAgain(edit);
  if (command.kind === 'delete') return amend(edit, { command: deletionOver(command, problem) });
  if (command.kind !== 'save' || !problem.day) return tryAgain(edit);
  const wanted = { ...command.wanted, seen: problem.day.seen };
  return amend(edit, { command: { ...command, wanted } });
}

/** Sends an edit of an event that is gone as an event of its own. */
export function saveAsNew(edit: WaitingEdit): SyncThunk<Promise<void>> {
  const { command } = edit;
  if (command.kind !== 'save') return tryAgain(edit);
  const id = newId();
  const { fields, rule } = command.wanted;
  const put = edit.edits.findLast((each) => each.op === 'put');
  const shown = put?.collection === 'series' && rule ? seriesAs(id, put) : eventAs(id, edit.edits);
  if (!shown) return tryAgain(edit);
  const wanted = { fields, scope: 'this', ...(shown.collection === 'series' && { rule }) } as const;
  return amend(edit, { command: { kind: 'save', event: null, wanted, id }, edits: [shown] });
}

function seriesAs(id: string, put: PutEdit<'series'>): PutEdit {
  return { ...put, record: { ...put.record, id, version: 1 } };
}

function eventAs(id: string, edits: WaitingEdit['edits']): PutEdit | null {
  const put = edits.find((each) => each.op === 'put' && each.collection === 'events');
  if (!put) return null;
  const alone = { id, seriesId: null, seriesDate: null, claimedBy: null, version: 1 };
  return { ...put, record: { ...put.record, ...alone } };
}

function amend(edit: WaitingEdit, changes: Partial<WaitingEdit>): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const { queue, send } = await dispatch(queueOf(edit.userId));
    await queue.amend(edit.id, { ...edit, ...changes, id: newId() });
    send();
  };
}
