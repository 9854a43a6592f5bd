import { daysText, shortDay } from '@kinday/contracts/dateText';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import { shownIn } from '@kinday/contracts/shownIn';
import { withoutStatus } from '../../../api/apiError';
import { forText, hasDaysInHours, kindText, timeText } from '../../../product/eventText';
import { repeatSentence } from '../../../product/repeat/repeatSentence';
import { placeName } from '../../../product/zoneText';
import type { EventCommand } from '../../../sync/commands/eventCommand';
import { mayBeDone, type EditProblem, type WaitingEdit } from '../../../sync/waiting/waitingEdit';
import type { ShownFamily } from '../../../sync/useFamily';
import * as eventMessages from '../messages';
import * as messages from './messages';

/** What an event says after a command; null for what is undone. */
export function fieldsAfter(command: EventCommand): EventFields | null {
  if (command.kind === 'undo') return null;
  return command.kind === 'save' ? command.wanted.fields : command.event;
}

/** What a reader knows of the calendar that an event is of. */
export interface Reader {
  clock: Clock;
  /** Null where it cannot be read. */
  shown: Pick<ShownFamily, 'family' | 'members' | 'ownCategories'> | null;
}

/** What an event says in short: "Swimming · Thu, Nov 12 · 9:00 AM - 10:00 AM". */
export function eventLine(fields: EventFields, reader: Reader): string {
  return messages.about([fields.title, ...whenTexts(fields, reader)]);
}

/** What was done, on which day, at which hours: "Changed · Thu, Nov 12 · 9:00 AM - 10:00 AM". */
export function deedText(command: EventCommand, reader: Reader, calendar: string | null): string {
  const fields = fieldsAfter(command);
  const when = fields ? whenTexts(fields, reader) : [];
  return messages.about([deedOf(command), ...when, ...(calendar === null ? [] : [calendar])]);
}

/** The day and the hours on the calendar's clock; hours of several days name these themselves. */
function whenTexts(told: EventFields, { clock, shown }: Reader): string[] {
  const fields = shown ? shownIn(told, shown.family.zone) : told;
  const hours = shown ? timeText(fields, clock) : ownHours(told, clock);
  return hasDaysInHours(fields) ? [hours] : [shortDay(fields.date), hours];
}

/** The hours as they are told, with the place of their zone: "9:00 AM - 10:00 AM, New York". */
function ownHours(fields: EventFields, clock: Clock): string {
  const hours = timeText(fields, clock);
  return fields.zone ? eventMessages.timeInZone(hours, placeName(fields.zone)) : hours;
}

function deedOf(command: EventCommand): string {
  if (command.kind === 'save') return command.event ? messages.changed : messages.added;
  const { deleted, broughtBack, youDoIt, givenBack, undone } = messages;
  const others = { restore: broughtBack, claim: youDoIt, release: givenBack, undo: undone };
  return { delete: deleted, ...others }[command.kind];
}

/** Why an edit was not taken. */
export function problemText(problem: EditProblem, command: EventCommand): string {
  if (problem.kind === 'conflict') {
    if (command.kind === 'save' && problem.day) return messages.daysChangedSince;
    return command.kind === 'delete'
      ? messages.somebodyChangedItMeanwhile
      : messages.somebodyElseChangedIt;
  }
  if (problem.kind === 'gone') return problem.isChanged ? messages.dayChanged : messages.isGone;
  if (problem.kind === 'refused') return withoutStatus(problem.message);
  return command.kind === 'save' ? messages.noMemberCopies : messages.noMember;
}

/** What becomes of an edit that is discarded: one that was tried without an answer may have arrived. */
export function discardText({
  wasTried,
  problem,
}: Pick<WaitingEdit, 'wasTried' | 'problem'>): string {
  return wasTried && (!problem || mayBeDone(problem)) ? messages.maybeSent : messages.notSent;
}

/** All that an event says, to be pasted elsewhere: its hours as they are told, with their zone. */
export function copiedText(command: EventCommand, { clock, shown }: Reader): string {
  const fields = fieldsAfter(command);
  if (!fields) return '';
  const rrule = command.kind === 'save' && command.wanted.rule;
  const lines = [
    fields.title,
    daysText(fields),
    ownHours(fields, clock),
    rrule && repeatSentence({ date: fields.date, rrule }),
    shown && eventMessages.forWhom(forText(fields.forIds, shown.members)),
    fields.needsSomebody && eventMessages.somebodyHasToDoThis,
    kindText(fields, shown?.ownCategories ?? []),
    fields.location,
    fields.notes,
  ];
  return lines.filter(Boolean).join('\n');
}
