import type { Change } from '@kinday/contracts/change';
import { meApi } from '../api/meApi';
import type { SyncState } from './state';
import { unreadHeard } from './unread';

/** What a change adds: itself, when somebody else did something worth telling. */
export function unreadBy(change: Change, state: SyncState) {
  const me = meApi.endpoints.getMe.select()(state).data;
  const isNews = !!change.news?.length && change.actorId !== me?.id;
  return unreadHeard(
    isNews ? { [change.familyId]: { seen: 0, revisions: [change.revision] } } : {},
  );
}
