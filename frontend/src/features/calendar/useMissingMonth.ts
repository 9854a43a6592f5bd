import { hasCopy } from '../../kept/copyHint';
import { useSyncSelector } from '../../sync/syncState';
import * as messages from './messages';

/** What is said of a month that could not be read: on a device that keeps others, that it is not among them. */
export function useMissingMonth(): (name: string) => string {
  const isLive = useSyncSelector(({ live }) => live.connection === 'live');
  return !isLive && hasCopy() ? messages.monthNotKept : messages.monthNotLoaded;
}
