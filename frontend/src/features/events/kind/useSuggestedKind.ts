import { titleKey } from '@kinday/contracts/titleKind';
import { useGetTitleKindsQuery } from '../../../api/titleKindsApi';
import { useLastTitled } from '../../../sync/useLastTitled';
import type { EventDraft } from '../eventDraft';
import { kindIn, type EventKind } from './kindIn';
import { isKindOpen, knownKind } from './openKind';

const AGED_S = 600;

/**
 * The category and type that a draft's title suggests while nobody has chosen or emptied them: what
 * the family last gave the same title, else what its words name; null for none.
 */
export function useSuggestedKind(familyId: string, draft: EventDraft): EventKind | null {
  const isOpen = isKindOpen(draft);
  const { title } = draft;
  const shown = useLastTitled(familyId, isOpen ? title : '');
  const { data: older = [] } = useGetTitleKindsQuery(familyId, {
    skip: !isOpen,
    refetchOnMountOrArgChange: AGED_S,
  });
  if (!isOpen) return null;
  const key = titleKey(title);
  const before = shown ?? older.find((each) => titleKey(each.title) === key);
  return knownKind(before) ?? kindIn(title);
}
