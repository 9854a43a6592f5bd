import type { Feed } from '@kinday/contracts/feed';

/** Columns of a feed, as members see it; needs `feeds fd`. */
export const FEED_COLUMNS = `fd.id, fd.family_id AS "familyId", fd.kind, fd.name, fd.color, fd.host,
  fd.country, fd.region, fd.added_by AS "addedBy", fd.content_version AS "contentVersion",
  fd.created_at AS "createdAt"`;

/** A family's feeds in the order of the contract's collection, as JSON; needs `families f`. */
export const FEEDS = `(
  SELECT coalesce(json_agg(feed ORDER BY feed."createdAt", feed.id), '[]')
  FROM (SELECT ${FEED_COLUMNS} FROM feeds fd WHERE fd.family_id = f.id) AS feed)`;

/** A row of FEED_COLUMNS, or one of FEEDS. */
export type FeedRow = Omit<Feed, 'createdAt'> & { createdAt: Date | string };

export function toFeed(row: FeedRow): Feed {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}
