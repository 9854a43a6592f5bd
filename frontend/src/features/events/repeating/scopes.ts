import type { Scope } from '../../../sync/commands/eventCommand';
import * as messages from '../messages';

/** Which occurrences of a series an edit means, as people choose it. */
export const SCOPES = [
  { value: 'this', label: messages.onlyThisOne },
  { value: 'following', label: messages.thisAndTheFollowing },
  { value: 'all', label: messages.allOfThem },
] as const satisfies readonly { value: Scope; label: string }[];
