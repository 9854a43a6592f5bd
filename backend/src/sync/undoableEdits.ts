import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import { haveSameContent, type Event, type EventContent } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import { withDefaults } from '@kinday/contracts/recordDefaults';

/** What the log keeps of a change, for undoing it. */
export interface LoggedChange {
  edits: RecordEdit[];
  /** The events it touched, as they were before. */
  before: PutEdit<'events'>[];
}

/** What a change did to one event. Null stands for an event that was not in the calendar. */
export interface EventEdit {
  id: string;
  was: Event | null;
  left: Event | null;
}

/** An event as it is stored now, in the calendar or deleted. */
export interface StoredEvent extends EventContent {
  creatorId: string;
  version: number;
  isDeleted: boolean;
}

/**
 * The edits that undo takes back; none when the change was about other records as well.
 * @param memberIds the family's members now: nothing comes back for others, or theirs to do
 */
export function undoableEdits(
  { edits, before }: LoggedChange,
  memberIds: ReadonlySet<string>,
): EventEdit[] {
  const events = edits.filter((edit) => edit.collection === 'events');
  if (events.length < edits.length) return [];
  return events.map((edit) => {
    const id = edit.op === 'put' ? edit.record.id : edit.id;
    const was = before.find(({ record }) => record.id === id)?.record ?? null;
    const left = edit.op === 'put' ? edit.record : null;
    return { id, was: was && asStored(was, memberIds), left: left && asStored(left, memberIds) };
  });
}

/** The events that a change edited. */
export function editedEventIds({ edits }: LoggedChange): string[] {
  const events = edits.filter((edit) => edit.collection === 'events');
  return events.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
}

/** An event of the log as the table would have it now, though an earlier release logged it. */
function asStored(logged: Event, memberIds: ReadonlySet<string>): Event {
  const event = withDefaults('events', logged);
  const { forIds, claimedBy } = event;
  return {
    ...event,
    forIds: forIds.filter((id) => memberIds.has(id)),
    claimedBy: claimedBy !== null && memberIds.has(claimedBy) ? claimedBy : null,
  };
}

/**
 * Whether an event is as the edit left it, so that undoing the edit takes back nothing else. Not by
 * the version alone: who undoes two changes of an event one after the other finds a later version
 * of the same content.
 */
export function isAsLeft({ was, left }: EventEdit, now: StoredEvent): boolean {
  if (left) return !now.isDeleted && haveSameContent(left, now);
  return now.isDeleted && now.version === was?.version;
}

/** Whether a member may undo a change of their own, as the events of that change are now. */
export function canUndo(
  actor: Pick<Member, 'id' | 'role'>,
  change: LoggedChange,
  now: ReadonlyMap<string, StoredEvent>,
  memberIds: ReadonlySet<string>,
): boolean {
  const edits = undoableEdits(change, memberIds);
  return (
    edits.length > 0 &&
    edits.every((edit) => {
      const event = now.get(edit.id);
      return !!event && isAsLeft(edit, event) && canEditEvent(actor, event);
    })
  );
}
