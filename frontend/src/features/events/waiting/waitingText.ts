import { shortDay } from '@kinday/contracts/dateText';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import { hasDaysInHours, timeText } from '../../../product/eventText';
import type { EventCommand } from '../../../sync/commands/eventCommand';
import { mayBeDone, type EditProblem, type WaitingEdit } from '../../../sync/waiting/waitingEdit';
import * as messages from './messages';

/** What an event says after a command; null for what is undone. */
export function fieldsAfter(command: EventCommand): EventFields | null {
  if (command.kind === 'undo') return null;
  return command.kind === 'save' ? command.wanted.fields : command.event;
}

/** What an event says in short: "Swimming · Thu, Nov 12 · 9:00 AM - 10:00 AM". */
export function eventLine(fields: EventFields, clock: Clock): string {
  return messages.about([fields.title, shortDay(fields.date), timeText(fields, clock)]);
}

/** What was done, on which day, at which hours: "Changed · Thu, Nov 12 · 9:00 AM - 10:00 AM". */
export function deedText(command: EventCommand, clock: Clock, calendar: string | null): string {
  const fields = fieldsAfter(command);
  const when = fields ? whenTexts(fields, clock) : [];
  return messages.about([deedOf(command), ...when, ...(calendar === null ? [] : [calendar])]);
}

/** The day and the hours; hours of several days name these themselves. */
function whenTexts(fields: EventFields, clock: Clock): string[] {
  const hours = timeText(fields, clock);
  return hasDaysInHours(fields) ? [hours] : [shortDay(fields.date), hours];
}

function deedOf(command: EventCommand): string {
  if (command.kind === 'save') return command.event ? messages.changed : messages.added;
  const { deleted, youDoIt, givenBack, undone } = messages;
  return { delete: deleted, claim: youDoIt, release: givenBack, undo: undone }[command.kind];
}

/** Why an edit was not taken. */
export function problemText(problem: EditProblem, command: EventCommand): string {
  if (problem.kind === 'conflict') {
    return command.kind === 'delete'
      ? messages.somebodyChangedItSince
      : messages.somebodyElseChangedIt;
  }
  if (problem.kind === 'gone') return messages.isGone;
  return problem.kind === 'removed' ? messages.noMember : withoutStatus(problem.message);
}

/** The server's sentence; the status before it says nothing here. */
function withoutStatus(message: string): string {
  return message.replace(/^\d{3}: /, '');
}

/** What becomes of an edit that is discarded: one that was tried without an answer may have arrived. */
export function discardText({
  wasTried,
  problem,
}: Pick<WaitingEdit, 'wasTried' | 'problem'>): string {
  return wasTried && (!problem || mayBeDone(problem)) ? messages.maybeSent : messages.notSent;
}

/** All that an event says, to be pasted elsewhere. */
export function copiedText(command: EventCommand, clock: Clock): string {
  const fields = fieldsAfter(command);
  if (!fields) return '';
  const { title, location, notes } = fields;
  const lines = [title, ...whenTexts(fields, clock), location, notes];
  return lines.filter(Boolean).join('\n');
}
