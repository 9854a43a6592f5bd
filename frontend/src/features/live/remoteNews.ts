import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import type { CollectionName, RecordOf } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { Clock } from '@kinday/contracts/preferences';
import type { News } from '@kinday/contracts/news';
import { occurrenceId } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { shortClockText } from '@kinday/contracts/clockText';
import { longDay } from '@kinday/contracts/dateText';
import { newsText } from '../../product/newsText';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** One thing another member did, ready to be shown and spoken. */
export interface RemoteNews {
  who: { name: string; color: string | null };
  /** Shown: "moved Dentist to Fri, Nov 13", after the name. */
  text: string;
  /** Spoken: "Ana added Dentist, Thursday, November 12, 9 AM." */
  spoken: string;
  /** Where to look, and in whose colour; null when there is nothing left to see. */
  event: { id: string; date: CalendarDate; color: string | null } | null;
}

/** `9 AM`, `9:30 AM`, `09:00`, `all day` */
function spokenTime({ isAllDay, startTime }: Event, clock: Clock): string {
  return isAllDay || startTime === null ? messages.allDay : shortClockText(startTime, clock);
}

/** What a change made of a record; null when it put none with this id. */
function putIn<C extends CollectionName>(
  change: Change,
  collection: C,
  id: string,
): RecordOf<C> | null {
  for (const edit of change.edits) {
    if (edit.op === 'put' && edit.collection === collection && edit.record.id === id) {
      // The type of a union's member follows its collection, which a variable cannot tell.
      return edit.record as RecordOf<C>;
    }
  }
  return null;
}

/** Where a series that a change put is to be looked for. */
function occurrenceIn(change: Change, { id, date: told }: News): Pick<Event, 'id' | 'date'> | null {
  const series = putIn(change, 'series', id);
  if (!series) return null;
  const date = told ?? series.date;
  return { id: occurrenceId(id, date), date };
}

/**
 * The news in a change, in words for the members who did not make it.
 * @param zone the family's
 */
export function remoteNewsOf(
  change: Change,
  members: readonly Member[],
  clock: Clock,
  zone: string,
): RemoteNews[] {
  // The screen may not have shown yet what the change made of a member.
  const find = (id: string) =>
    putIn(change, 'members', id) ?? members.find((member) => member.id === id);
  const actor = find(change.actorId);
  return (change.news ?? []).map((news) => {
    // A member who has left is not among the members.
    const name = actor?.name ?? (news.id === change.actorId ? news.name : productMessages.somebody);
    const by = { id: change.actorId, name };
    const { personId, who, text } = newsText(news, by, clock);
    const record = putIn(change, 'events', news.id);
    const event = record && shownIn(record, zone);
    const spoken = event
      ? messages.didWhen(
          newsText({ ...news, date: null }, by, clock).text,
          longDay(event.date),
          spokenTime(event, clock),
        )
      : text;
    const place = event ?? occurrenceIn(change, news);
    return {
      who: { name: who, color: find(personId)?.color ?? null },
      text,
      spoken: messages.spoken(messages.personDid(who, spoken)),
      event: place && { id: place.id, date: place.date, color: actor?.color ?? null },
    };
  });
}

/** Several things in one sentence: "Ana and Ben made 4 changes". */
export function summaryOf(news: readonly RemoteNews[]): string {
  const names = [...new Set(news.map(({ who }) => who.name))];
  return messages.madeChanges(names, news.length);
}
