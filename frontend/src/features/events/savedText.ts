import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { editorName, possessive } from './editorName';
import { PARTS } from './partTexts';
import * as messages from './messages';
import type { MergedUpdate } from './updateWithMerge';

/** What a toast says of an edit that was saved: whose change of other parts was kept with it. */
export function savedText(
  event: Event,
  { kept, keptOf }: Pick<MergedUpdate, 'kept' | 'keptOf'>,
  members: readonly Member[],
  meId: string,
): string {
  if (kept.length === 0) return messages.yourChangesHaveBeenSaved;
  const editor = possessive(editorName(event, members, meId, keptOf));
  const words = kept.map((part) => PARTS[part].word).join(' and ');
  return messages.savedNewWasKeptToo(editor, words);
}
