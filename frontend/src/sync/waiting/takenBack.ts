import type { RecordEdit } from '@kinday/contracts/change';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { notReached } from '../../api/apiError';
import { newId } from '../../api/newId';
import type { DeleteCommand, EventCommand } from '../commands/eventCommand';
import { putEvent, removeEvent } from '../commands/eventWrites';
import { isAlone } from '../commands/ofSeries';
import { queued } from './queued';
import { mayBeDone, type WaitingEdit } from './waitingEdit';

/** What a command did to the queue. */
export interface QueuedStep {
  /** The id of its edit. */
  id: string;
  /** The edits that it took out of the queue. */
  replaced: readonly WaitingEdit[];
  /** Whether it left its edit there. */
  isLeft: boolean;
}

/** What putting an edit into a queue does. */
export function stepOf(
  id: string,
  before: readonly WaitingEdit[],
  after: readonly WaitingEdit[],
): QueuedStep {
  const isIn = (one: string) => after.some((edit) => edit.id === one);
  return { id, replaced: before.filter((each) => !isIn(each.id)), isLeft: isIn(id) };
}

/**
 * The queue as if a command had not been given, as far as it still stands in it. What the server may
 * know of is turned round by a command of its own; where none does that, it is undone once the server has
 * answered: until then this throws, as a call that reached nobody.
 * @param before what shows the records of an edit again as they were before it
 * @returns null when it was sent meanwhile
 */
export function takenBack(
  waiting: readonly WaitingEdit[],
  { id, replaced, isLeft }: QueuedStep,
  inverse: Pick<WaitingEdit, 'id' | 'at'>,
  before: (edit: WaitingEdit) => readonly RecordEdit[],
): readonly WaitingEdit[] | null {
  const edit = waiting.find((each) => each.id === id);
  if (!edit) return isLeft ? null : [...waiting, ...replaced];
  const isCertain = edit.problem !== null && !mayBeDone(edit.problem);
  // What was added by a try may be there although a later one was refused.
  const mayBeThere = edit.wasTried && (!isCertain || edit.command.kind === 'save');
  const turned = mayBeThere ? inverseOf(edit, before) : null;
  if (turned) {
    const { place: _place, ...unplaced } = edit;
    const state = { wasTried: false, sentBy: null, problem: null };
    return queued(waiting, { ...unplaced, ...inverse, ...turned, ...state });
  }
  if (edit.wasTried && !isCertain) throw notReached();
  if (edit.sentBy !== null) return null;
  return [...waiting.filter((each) => each !== edit), ...replaced];
}

type Turned = Pick<WaitingEdit, 'command' | 'edits'>;

/** What turns an edit of a plain event round, or a deletion, with what is shown of it. */
function inverseOf(
  edit: WaitingEdit,
  before: (edit: WaitingEdit) => readonly RecordEdit[],
): Turned | null {
  const { userId, command, edits } = edit;
  if (command.kind === 'undo') return null;
  if (command.kind === 'delete' && !isAlone(command)) {
    return inverseOfDeletion(command, before(edit));
  }
  if (command.event?.seriesId && command.kind !== 'delete') return null;
  if (command.kind === 'save') return inverseOfSave(command, edits);
  const { event } = command;
  const shown = [putEvent(event)];
  switch (command.kind) {
    case 'delete':
      return { command: { kind: 'restore', event }, edits: shown };
    case 'restore':
      return {
        command: { kind: 'delete', event, scope: 'this' },
        edits: [removeEvent(event)],
      };
    case 'claim': {
      const taken = { ...event, claimedBy: userId };
      return { command: { kind: 'release', event: taken }, edits: shown };
    }
    case 'release':
      return {
        command: { kind: 'claim', event: { ...event, claimedBy: null }, id: newId() },
        edits: shown,
      };
  }
}

/** The same of a deletion of a series, or of days of it; null where not all of what was there is known. */
function inverseOfDeletion(
  { event, scope, seen }: DeleteCommand,
  edits: readonly RecordEdit[],
): Turned | null {
  if (!seen || edits.length === 0 || edits.some(({ op }) => op === 'remove')) return null;
  return { command: { kind: 'restore', event, deletion: { scope, seen } }, edits };
}

function inverseOfSave(
  command: Extract<EventCommand, { kind: 'save' }>,
  edits: WaitingEdit['edits'],
): Turned | null {
  const [shown] = edits;
  if (shown?.op !== 'put' || shown.collection !== 'events') return null;
  if (edits.length > 1 || command.wanted.rule) return null;
  const { record } = shown;
  if (!command.event) {
    const removed: EventCommand = { kind: 'delete', event: record, scope: 'this' };
    return { command: removed, edits: [removeEvent(record)] };
  }
  const wanted = { fields: eventFieldsOf(command.event), scope: 'this' } as const;
  return {
    command: { ...command, event: record, wanted },
    edits: [putEvent({ ...record, ...wanted.fields })],
  };
}
