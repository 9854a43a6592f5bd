import type { RecordEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { KeptEdit } from '../../kept/keptSchema';
import type { EventCommand } from '../commands/eventCommand';
import type { EventPart } from '../commands/eventParts';
import type { ChangedDay } from '../commands/writeWithMerge';

/** Why an edit was not taken, and waits for a word of its author. */
export type EditProblem =
  /** Somebody else changed the same. */
  | {
      kind: 'conflict';
      theirs: Event;
      parts: readonly EventPart[];
      /** Where `theirs` is a day that would go with its series. */
      day?: ChangedDay | null | undefined;
    }
  /** What it changes is not there any more; `isChanged` where that is a day that somebody changed by itself. */
  | { kind: 'gone'; message: string; isChanged?: boolean | undefined }
  /** Its author is no member any more: it can only be copied. */
  | { kind: 'removed' }
  /** Anything else the server refused, as by a limit. */
  | {
      kind: 'refused';
      message: string;
      /** It was tried without an answer, and nobody knows what became of it. */
      mayBeDone?: boolean | undefined;
    };

/** Whether an edit with this problem may have been done all the same. */
export function mayBeDone(problem: EditProblem | null): boolean {
  return problem?.kind === 'refused' && problem.mayBeDone === true;
}

/** An edit that waits to be sent, in the order in which edits were made. */
export interface WaitingEdit extends KeptEdit {
  familyId: string;
  command: EventCommand;
  /** What is shown of it meanwhile ([S13]). */
  edits: readonly RecordEdit[];
  /** When it was made, for people to read; never for ordering ([S16]). */
  at: string;
  /** Whether the server was asked: it may have been done although no answer came. */
  wasTried: boolean;
  /** The tab that is sending it now; null while it waits. */
  sentBy: string | null;
  problem: EditProblem | null;
}
