import type { EventCommand } from '../commands/eventCommand';

/** What the event of a command is called, as the command leaves it. */
export function titleOf(command: EventCommand): string {
  if (command.kind === 'undo') return command.title;
  return command.kind === 'save' ? command.wanted.fields.title : command.event.title;
}
