import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { editorName, possessive } from './editorName';
import { PARTS } from './parts';
import * as messages from './messages';
import type { MergedUpdate } from '../../sync/commands/writeWithMerge';

const TEXTS = { saved: messages.savedAndKept, deleted: messages.keptWentAlong };

/** What a toast says of a change of others that was kept with an edit, or went with a deletion. */
export function keptText(
  done: keyof typeof TEXTS,
  event: Event,
  { kept, keptOf }: MergedUpdate,
  members: readonly Member[],
  meId: string,
): string {
  return TEXTS[done](
    possessive(editorName(event, members, meId, keptOf)),
    kept.flatMap((part) => PARTS[part].word ?? []),
    kept.flatMap((part) => PARTS[part].choice ?? []),
    kept.length > 1 || kept[0] === 'notes',
  );
}
