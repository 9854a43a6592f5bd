import type { Family } from '@kinday/contracts/family';
import type { Feed } from '@kinday/contracts/feed';

/** Another text means that what the feeds of a family have must be read again; null without any. */
export function feedVersions({ zone }: Family, feeds: readonly Feed[]): string | null {
  if (feeds.length === 0) return null;
  const versions = feeds.map(({ id, contentVersion }) => `${id} ${contentVersion}`);
  return [zone, ...versions].join();
}
