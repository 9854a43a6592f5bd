import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, haveSameFields } from '@kinday/contracts/eventFields';
import type { EventCommand } from '../commands/eventCommand';
import { recordsOf } from './recordsOf';
import { mayBeDone, type WaitingEdit } from './waitingEdit';

type Commands = [before: EventCommand, next: EventCommand];

/**
 * The queue with one more edit. Where it meets one of the same event that was not sent yet, or was refused,
 * both become one, which stands where the first one stood and is called as the last one.
 */
export function queued(waiting: readonly WaitingEdit[], edit: WaitingEdit): readonly WaitingEdit[] {
  const records = recordsOf(edit);
  const before = waiting.findLast((each) => recordsOf(each).some((id) => records.includes(id)));
  if (!before || !isOfSame(before, edit)) return [...waiting, edit];
  const wasTried = mayBeDone(before.problem);
  const joined = isFree(before) ? joinedOf(before.command, edit.command) : undefined;
  if (joined === undefined) return [...waiting, edit];
  // Of what may have arrived, nothing is left only once the server was told.
  const command = wasTried ? (joined ?? edit.command) : joined;
  return waiting.flatMap((each) => {
    if (each !== before) return [each];
    return command ? [{ ...edit, place: each.place, command, wasTried }] : [];
  });
}

/** Whether two edits are of one person in one calendar: else they are two things, whatever they are about. */
function isOfSame(one: WaitingEdit, other: WaitingEdit): boolean {
  return one.familyId === other.familyId && one.userId === other.userId;
}

/** Nobody sends it as it is: nobody has tried to, or it was refused. */
function isFree({ wasTried, sentBy, problem }: WaitingEdit): boolean {
  if (problem) return problem.kind === 'conflict' || problem.kind === 'refused';
  return !wasTried && sentBy === null;
}

/** Two commands as one; null when nothing is left of them, undefined when they are two things. */
function joinedOf(...commands: Commands): EventCommand | null | undefined {
  const [before, next] = commands;
  if (!isPlain(before) || !isPlain(next)) return undefined;
  if (before.kind === 'claim' && next.kind === 'release') return null;
  if (before.kind !== 'save') return undefined;
  if (next.kind === 'delete') {
    return before.event && { kind: 'delete', event: before.event, scope: 'this' };
  }
  if (next.kind !== 'save' || !next.event || !goesOnFrom(before, next.event)) return undefined;
  return { ...before, wanted: next.wanted };
}

/** Whether an event is what a command makes of it. */
function goesOnFrom({ wanted }: EventCommand & { kind: 'save' }, event: Event): boolean {
  return haveSameFields(wanted.fields, eventFieldsOf(event));
}

/** Whether a command is about an event that does not repeat, and does not begin to. */
function isPlain(command: EventCommand): boolean {
  if (command.kind === 'undo') return false;
  if (command.kind === 'save' && command.wanted.rule) return false;
  return !command.event?.seriesId;
}
