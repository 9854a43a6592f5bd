import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { Written } from '../../api/written';
import { editorName, possessive } from './editorName';
import { PARTS } from './parts';
import * as messages from './messages';
import type { MergedUpdate } from '../../sync/commands/writeWithMerge';

/** What a toast says of a deletion: whose change of the same moment went along. */
export function deletedText(
  event: Event,
  written: Written | MergedUpdate,
  members: readonly Member[],
  meId: string,
): string | null {
  if (!('kept' in written) || written.kept.length === 0) return null;
  const { kept, keptOf } = written;
  const editor = possessive(editorName(event, members, meId, keptOf));
  return messages.newWentAlong(editor, kept.map((part) => PARTS[part].word).join(' and '));
}

/** What a toast says of an edit that was saved: whose change of other parts was kept with it. */
export function savedText(
  event: Event,
  written: Written | MergedUpdate,
  members: readonly Member[],
  meId: string,
): string {
  if (!('kept' in written) || written.kept.length === 0) return messages.yourChangesHaveBeenSaved;
  const { kept, keptOf } = written;
  const editor = possessive(editorName(event, members, meId, keptOf));
  return messages.savedAndKept(
    editor,
    kept.flatMap((part) => PARTS[part].word ?? []),
    kept.flatMap((part) => PARTS[part].choice ?? []),
    kept.length > 1 || kept[0] === 'notes',
  );
}
