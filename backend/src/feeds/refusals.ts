import type { FeedStatus } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { badRequest, conflict, forbidden, notFound, tooMany } from '../common/problem.js';
import type { SourceProblem } from './Source.js';
import * as messages from './messages.js';

export function noSuchFeed() {
  return notFound('no_such_feed', messages.noSuchFeed);
}

export function notYourFeed() {
  return forbidden('not_yours', messages.onlyWhoAdded);
}

export function feedIdTaken() {
  return conflict('id_taken', messages.feedIdTaken);
}

export function tooManyFeeds() {
  return forbidden('too_many_feeds', messages.tooManyFeeds(LIMITS.feedsPerCalendar));
}

/** At the adding: nothing is added that cannot be read. */
export function unreadableFeed({ sentence }: SourceProblem, field: 'address' | 'country') {
  return badRequest('unreadable_feed', sentence, { [field]: sentence });
}

export function refreshedLately({ refreshableAt }: FeedStatus, now: Date) {
  const ms = refreshableAt === null ? 0 : Date.parse(refreshableAt) - now.getTime();
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const sentence = messages.refreshedLately(Math.ceil(seconds / 60));
  return tooMany('refreshed_lately', sentence, seconds);
}
