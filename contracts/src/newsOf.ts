import type { PutEdit, RecordEdit } from './change.js';
import { collections } from './collections.js';
import type { Feed } from './feed.js';
import { haveSameFields, type EventFields } from './eventFields.js';
import type { News } from './news.js';
import { shownIn } from './shownIn.js';
import type { OwnCategory } from './ownCategory.js';
import { haveSameSeriesContent, type Series } from './series.js';

/**
 * What an edit tells; null when it is not worth a word, as a new invite code.
 * @param before the put that would bring back what the record was; null for a new one
 * @param familyZone on whose clocks an event's day and hour are told
 */
export function newsOf(
  edit: RecordEdit,
  before: PutEdit | null,
  actorId: string,
  familyZone: string,
): News | null {
  switch (edit.collection) {
    case 'events':
      return eventNews(edit, before?.collection === 'events' ? before.record : null, familyZone);
    case 'series':
      return seriesNews(edit, before?.collection === 'series' ? before.record : null);
    case 'ownCategories':
      return categoryNews(edit, before?.collection === 'ownCategories' ? before.record : null);
    case 'feeds':
      return feedNews(edit, before?.collection === 'feeds' ? before.record : null);
    case 'members':
      return memberNews(edit, before?.collection === 'members' ? before.record : null, actorId);
    case 'families':
      return calendarNews(edit, before?.collection === 'families' ? before.record : null);
  }
}

function eventNews(
  edit: RecordEdit<'events'>,
  before: PutEdit<'events'>['record'] | null,
  familyZone: string,
): News | null {
  const event = edit.op === 'put' ? edit.record : before;
  if (!event) return null;
  const shown = shownIn(event, familyZone);
  const about = collections.events.about(shown);
  if (edit.op === 'remove') return { kind: 'deleted', ...about };
  if (!before && event.version > 1) return { kind: 'restored', ...about };
  // A changed occurrence was there before, as one of its series.
  if (!before && !event.seriesId) return { kind: 'added', ...about };
  const claimedBy = before?.claimedBy ?? null;
  if (event.claimedBy && event.claimedBy !== claimedBy) return { kind: 'claimed', ...about };
  if (claimedBy && !event.claimedBy && event.needsSomebody) return { kind: 'released', ...about };
  if (!before) return { kind: event.seriesDate === event.date ? 'changed' : 'moved', ...about };
  const news = editNews(before, event);
  return {
    ...news,
    ...(news.startTime && shown.startTime ? { startTime: shown.startTime } : {}),
    ...about,
  };
}

/** Whether an edit moved an event, to another day or to another hour and nothing else, or changed it. */
function editNews(before: EventFields, now: EventFields): Pick<News, 'kind' | 'startTime'> {
  const { date, isAllDay, startTime, endTime } = now;
  const hour = startTime !== null && startTime !== before.startTime ? { startTime } : {};
  if (date !== before.date) return { kind: 'moved', ...hour };
  const isOnlyHour = haveSameFields({ ...before, isAllDay, startTime, endTime }, now);
  return 'startTime' in hour && isOnlyHour ? { kind: 'moved', ...hour } : { kind: 'changed' };
}

function seriesNews(edit: RecordEdit<'series'>, before: Series | null): News | null {
  const series = edit.op === 'put' ? edit.record : before;
  if (!series) return null;
  const about = { ...collections.series.about(series), scope: 'all' as const };
  if (edit.op === 'remove') return { kind: 'deleted', ...about };
  if (!before) return { kind: series.version === 1 ? 'added' : 'restored', ...about };
  // A day that was taken out, or is there again, is told of by those who did it.
  if (haveSameSeriesContent(before, series)) return null;
  return { kind: before.date === series.date ? 'changed' : 'moved', ...about };
}

function categoryNews(edit: RecordEdit<'ownCategories'>, before: OwnCategory | null): News | null {
  if (edit.op === 'remove') return null;
  const { record } = edit;
  const about = { ...collections.ownCategories.about(record), of: 'category' as const };
  const tell = (kind: News['kind']): News => ({ kind, ...about });
  if (!before) return tell('added');
  if (before.isDeleted === record.isDeleted) return tell('changed');
  return tell(record.isDeleted ? 'deleted' : 'restored');
}

/** That something else stands in a feed is no word of anybody's. */
function feedNews(edit: RecordEdit<'feeds'>, before: Feed | null): News | null {
  const feed = edit.op === 'put' ? edit.record : before;
  if (!feed) return null;
  const tell = (kind: News['kind'], name: string): News => ({
    kind,
    ...collections.feeds.about({ ...feed, name }),
    of: 'feed',
  });
  if (edit.op === 'remove') return tell('deleted', feed.name);
  if (!before) return tell('added', feed.name);
  const isSame = before.name === feed.name && before.color === feed.color;
  return isSame ? null : tell('changed', feed.name);
}

function memberNews(
  edit: RecordEdit<'members'>,
  before: PutEdit<'members'>['record'] | null,
  actorId: string,
): News | null {
  const tell = (kind: News['kind'], member: PutEdit<'members'>['record']): News => ({
    kind,
    ...collections.members.about(member),
  });
  if (edit.op === 'remove') {
    return before && tell(edit.id === actorId ? 'left' : 'removed', before);
  }
  const { record } = edit;
  // Whoever founds the calendar is there from the start.
  if (!before) return record.role === 'owner' ? null : tell('joined', record);
  if (before.role !== record.role)
    return record.role === 'owner' ? tell('handedOver', record) : null;
  if (before.name !== record.name) return tell('renamed', before);
  // The first colour belongs to the joining.
  if (before.color && before.color !== record.color) return tell('recolored', record);
  return null;
}

function calendarNews(
  edit: RecordEdit<'families'>,
  before: PutEdit<'families'>['record'] | null,
): News | null {
  if (edit.op === 'remove' || !before || before.name === edit.record.name) return null;
  return { kind: 'called', ...collections.families.about(edit.record) };
}
