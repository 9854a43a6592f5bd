import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';

/** Which occurrences of a series an edit means. */
export type Scope = 'this' | 'following' | 'all';

/** The revision up to which somebody has seen the changes of a family, and the change log that it is of ([S7]). */
export interface Seen {
  revision: number;
  epoch: string | null;
}

/** What a person wants of an event. */
export interface WantedEvent {
  fields: EventFields;
  /** Another rule; null for an event that is to repeat no more; undefined for the rule that is there. */
  rule?: string | null | undefined;
  scope: Scope;
  /** Of a series that is to repeat no more: days that others changed by themselves after that do not go unseen. */
  seen?: Seen | undefined;
}

/**
 * What a person does to an event, with the event as it was when they began: plain data, which can wait
 * until there is a connection, and be sent as if it was done then.
 */
export type EventCommand =
  | {
      kind: 'save';
      /** Null to add one. */
      event: Event | null;
      wanted: WantedEvent;
      /** The id of what it makes, if it makes anything: the same at every try. */
      id: string;
    }
  /** @property seen of a series: days that others changed by themselves after that are not deleted unseen */
  | { kind: 'delete'; event: Event; scope: Scope; seen?: Seen | undefined }
  /**
   * Brings an event back that was deleted.
   * @property deletion of a series: the one that is taken back, which came after what its author had seen
   */
  | { kind: 'restore'; event: Event; deletion?: { scope: Scope; seen: Seen } | undefined }
  /** @property id of the event that a claimed occurrence becomes */
  | { kind: 'claim'; event: Event; id: string }
  | { kind: 'release'; event: Event }
  /**
   * Takes back a change that the server has.
   * @property epoch of the change log that the revision is of ([S7]), where it is known
   */
  | { kind: 'undo'; familyId: string; revision: number; title: string; epoch?: string | null };

export type DeleteCommand = Extract<EventCommand, { kind: 'delete' }>;

/** What a command is about, for people. */
export function titleOf(command: EventCommand): string {
  if (command.kind === 'undo') return command.title;
  return command.kind === 'save' ? command.wanted.fields.title : command.event.title;
}
