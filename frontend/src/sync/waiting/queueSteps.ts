import { recordsOf } from './recordsOf';
import type { EditProblem, WaitingEdit } from './waitingEdit';

/** What is done to the queue; edits that it does not touch stay as they are. */
export type Step = (waiting: readonly WaitingEdit[]) => readonly WaitingEdit[];

/** The queue without an edit: it arrived, or its author let go of it. */
export const without =
  (id: string): Step =>
  (waiting) =>
    waiting.filter((edit) => edit.id !== id);

/** The queue with an edit as it is now, in its place or as the last one. */
export const withEdit =
  (edit: WaitingEdit): Step =>
  (waiting) =>
    waiting.some(({ id }) => id === edit.id)
      ? waiting.map((each) => (each.id === edit.id ? placedAs(each, edit) : each))
      : [...waiting, edit];

/** The queue with an edit as it is now, if it is still there. */
export const withChanged =
  (edit: WaitingEdit): Step =>
  (waiting) =>
    waiting.map((each) => (each.id === edit.id ? edit : each));

/** An edit that a tab takes to send: nobody else does, and from now on the server may know of it. */
export const taken = (edit: WaitingEdit, tab: string): Step =>
  withChanged({ ...edit, sentBy: tab, wasTried: true });

/** What a tab was sending that lives no more: the server may know of it. */
export const adopted =
  (living: ReadonlySet<string>): Step =>
  (waiting) =>
    waiting.map((edit) =>
      edit.sentBy === null || isSent(edit, living)
        ? edit
        : { ...edit, sentBy: null, wasTried: true },
    );

/** An edit that was not taken by the server, and why; who is no member any more, can send nothing. */
export const withProblem =
  (refused: WaitingEdit, problem: EditProblem): Step =>
  (waiting) =>
    waiting.map((edit) => {
      if (edit.id === refused.id) return { ...edit, sentBy: null, problem };
      const isAlike = problem.kind === 'removed' && edit.familyId === refused.familyId;
      return isAlike && edit.problem === null ? { ...edit, problem } : edit;
    });

/**
 * The first edit that can be sent: nobody is sending it, and nothing before it of the same records waits
 * for something else.
 * @param living the tabs of this browser that may be sending
 */
export function nextToSend(
  waiting: readonly WaitingEdit[],
  living: ReadonlySet<string>,
): WaitingEdit | null {
  const held = new Set<string>();
  for (const edit of waiting) {
    const records = recordsOf(edit);
    const isFree = edit.problem === null && !isSent(edit, living);
    if (isFree && !records.some((id) => held.has(id))) return edit;
    for (const id of records) held.add(id);
  }
  return null;
}

/**
 * Whether a tab that lives sends an edit as it is made. One that was tried is sent by whoever has the turn:
 * nobody else may be at it, unless the browser froze them.
 */
function isSent({ sentBy, wasTried }: WaitingEdit, living: ReadonlySet<string>): boolean {
  return sentBy !== null && !wasTried && living.has(sentBy);
}

/** Whether an edit is told as one that waits: not while it is sent for the first time. */
export const isTold = ({ sentBy, wasTried }: WaitingEdit): boolean => sentBy === null || wasTried;

function placedAs({ place }: WaitingEdit, edit: WaitingEdit): WaitingEdit {
  return place === undefined ? edit : { ...edit, place };
}
