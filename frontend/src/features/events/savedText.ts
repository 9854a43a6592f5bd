import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { Written } from '../../api/written';
import { editorName, possessive } from './editorName';
import { PARTS } from './parts';
import * as messages from './messages';
import type { MergedUpdate } from '../../sync/commands/writeWithMerge';

type Outcome = Written | MergedUpdate;

/** What a toast says of a deletion: whose change of the same moment went along; null without one. */
export function deletedText(
  event: Event,
  written: Outcome,
  members: readonly Member[],
  meId: string,
): string | null {
  return keptText(messages.keptWentAlong, event, written, members, meId);
}

/** What a toast says of an edit that was saved: whose change of other parts was kept with it. */
export function savedText(
  event: Event,
  written: Outcome,
  members: readonly Member[],
  meId: string,
): string {
  return (
    keptText(messages.savedAndKept, event, written, members, meId) ??
    messages.yourChangesHaveBeenSaved
  );
}

function keptText(
  text: typeof messages.savedAndKept,
  event: Event,
  written: Outcome,
  members: readonly Member[],
  meId: string,
): string | null {
  if (!('kept' in written) || written.kept.length === 0) return null;
  const { kept, keptOf } = written;
  return text(
    possessive(editorName(event, members, meId, keptOf)),
    kept.flatMap((part) => PARTS[part].word ?? []),
    kept.flatMap((part) => PARTS[part].choice ?? []),
    kept.length > 1 || kept[0] === 'notes',
  );
}
