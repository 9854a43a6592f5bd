import { titleKey } from '@kinday/contracts/titleKind';
import { useGetTitleKindsQuery } from '../../../api/titleKindsApi';
import { useLastTitled } from '../../../sync/useLastTitled';
import type { ShownFamily } from '../../../sync/useFamily';
import type { EventDraft } from '../eventDraft';
import { ownChoices } from './ownChoices';
import { kindIn, type EventKind } from '@kinday/contracts/kindIn';
import { isKindOpen, knownKind } from './openKind';

const AGED_S = 600;

/**
 * The category and type that a draft's title suggests while nobody has chosen or emptied them: what
 * the family last gave the same title, else what its words name; null for none.
 */
export function useSuggestedKind(shown: ShownFamily, draft: EventDraft): EventKind | null {
  const isOpen = isKindOpen(draft);
  const { title } = draft;
  const { id: familyId } = shown.family;
  const loaded = useLastTitled(familyId, isOpen ? title : '');
  const { data: older = [] } = useGetTitleKindsQuery(familyId, {
    skip: !isOpen,
    refetchOnMountOrArgChange: AGED_S,
  });
  if (!isOpen) return null;
  const key = titleKey(title);
  const before = loaded ?? older.find((each) => titleKey(each.title) === key);
  return knownKind(before, ownChoices(shown, null)) ?? kindIn(title);
}
