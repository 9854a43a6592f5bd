import type { EventCommand } from '../commands/eventCommand';
import type { WaitingEdit } from './waitingEdit';

type Edit = Pick<WaitingEdit, 'command' | 'edits'>;

/** The ids of the records that an edit is about: those it shows, and those it began from. */
export function recordsOf({ command, edits }: Edit): readonly string[] {
  const shown = edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
  return [...new Set([...shown, ...meantBy(command)])];
}

function meantBy(command: EventCommand): string[] {
  if (command.kind === 'undo') return [];
  const made = 'id' in command ? [command.id] : [];
  const { event } = command;
  return event ? [event.id, ...(event.seriesId ? [event.seriesId] : []), ...made] : made;
}

/** The ids of the events, and of the series, on which an edit is to be seen. */
export function signedBy({ command, edits }: Edit): readonly string[] {
  return edits.flatMap((edit) => {
    if (edit.op !== 'put') return [];
    if (edit.collection === 'events') return [edit.record.id];
    return edit.collection === 'series' && changesSeries(command, edit.record.id)
      ? [edit.record.id]
      : [];
  });
}

/** Whether a command changes all occurrences of a series: not one of them, nor where it ends. */
function changesSeries(command: EventCommand, seriesId: string): boolean {
  if (command.kind === 'undo') return true;
  if (command.kind === 'restore') return command.deletion?.scope !== 'this';
  if (command.kind !== 'save') return false;
  if (!command.event?.seriesId || command.wanted.scope === 'all') return true;
  return command.wanted.scope === 'following' && seriesId !== command.event.seriesId;
}
