import type { Change } from '@kinday/contracts/change';

/** Who of a family is on one node's sockets, and which events they edit there. */
export interface NodePresence {
  familyId: string;
  online: string[];
  /** event → users who have it open for editing */
  editing: Record<string, string[]>;
}

/** What one node tells the others, after the fact. */
export type News =
  | { kind: 'change'; change: Change }
  /** The user's own data changed: profile, current calendar, list of calendars. */
  | { kind: 'account'; userId: string }
  /** The user has looked at everything in a family up to a revision. */
  | { kind: 'seen'; userId: string; familyId: string; seen: number }
  | { kind: 'sessionsEnded'; idHashes: string[] }
  | ({ kind: 'presence'; nodeId: string } & NodePresence);
