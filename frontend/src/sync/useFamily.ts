import { useMemo } from 'react';
import type { Feed } from '@kinday/contracts/feed';
import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { useGetFamilyQuery } from '../api/familyApi';
import { useGetMeQuery } from '../api/meApi';

/** A family as the signed-in user sees it. */
export interface ShownFamily {
  family: Family;
  members: readonly Member[];
  /** With deleted ones, as events may have them. */
  ownCategories: readonly OwnCategory[];
  /** The calendars of others that it subscribed to. */
  feeds: readonly Feed[];
  me: Member;
  isOwner: boolean;
}

const NOBODY: readonly Member[] = [];
const NONE: readonly OwnCategory[] = [];
const NO_FEEDS: readonly Feed[] = [];

/** The family's data, kept live; `shown` is null until it has loaded. */
export function useFamily(familyId: string | null) {
  const { data: user } = useGetMeQuery();
  // `data` would be the last family's while this one is loading.
  const {
    currentData: view,
    error,
    refetch,
  } = useGetFamilyQuery(familyId ?? '', { skip: !familyId });
  const family = view?.records.families?.[0];
  const members = view?.records.members ?? NOBODY;
  const ownCategories = view?.records.ownCategories ?? NONE;
  const feeds = view?.records.feeds ?? NO_FEEDS;
  // Every change makes another view, but seldom another family or other members.
  const shown = useMemo<ShownFamily | null>(() => {
    const me = members.find(({ id }) => id === user?.id);
    if (!family || !me) return null;
    return { family, members, ownCategories, feeds, me, isOwner: family.ownerId === me.id };
  }, [family, members, ownCategories, feeds, user?.id]);
  return { shown, error, refetch };
}
