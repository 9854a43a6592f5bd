import type { News } from '@kinday/contracts/news';
import type { Clock } from '@kinday/contracts/preferences';
import { clockText } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import * as messages from './messages';

/** A sentence about what was done: "Ana" "moved Dentist to Fri, Nov 13". */
export interface NewsText {
  /** Whose avatar stands beside it. */
  personId: string;
  who: string;
  text: string;
}

interface Actor {
  id: string;
  /** How the sentence calls them: a name, or "You". */
  name: string;
}

/** How a sentence names occurrences of a series: "all of Piano", "Piano from Nov 12 on". */
function seriesName({ kind, name, date }: News, scope: 'all' | 'following'): string {
  if (scope === 'following' && date) return messages.fromDayOn(name, shortDay(date));
  return kind === 'added' || kind === 'moved' ? name : messages.allOf(name);
}

/** What a sentence calls it: "Piano", "all of Piano", "the category Choir". */
function nameIn(news: News): string {
  if (news.of === 'category') return messages.theCategory(news.name);
  if (news.of === 'feed') return messages.theSubscribedCalendar(news.name);
  if (news.of === 'import') return messages.eventsFrom(news.name, news.count ?? 0);
  return news.scope ? seriesName(news, news.scope) : news.name;
}

function movedText({ date, startTime }: News, name: string, clock: Clock): string {
  if (!date) return messages.moved(name);
  const day = shortDay(date);
  return startTime
    ? messages.movedToHour(name, day, clockText(startTime, clock))
    : messages.movedTo(name, day);
}

/** What was done, in words. */
export function newsText(news: News, actor: Actor, clock: Clock): NewsText {
  const { kind, id } = news;
  const name = nameIn(news);
  const did = (text: string) => ({ personId: actor.id, who: actor.name, text });
  switch (kind) {
    case 'added':
      return did(messages.added(name));
    case 'changed':
      return did(messages.changed(name));
    case 'moved':
      return did(movedText(news, name, clock));
    case 'deleted':
      return did(messages.deleted(name));
    case 'restored':
      return did(messages.broughtBack(name));
    case 'claimed':
      return did(actor.name === messages.you ? messages.youDo(name) : messages.does(name));
    case 'released':
      return did(messages.gaveBack(name));
    case 'imported':
      return did(messages.imported(name, news.count ?? 0));
    case 'joined':
      return did(messages.joined);
    case 'left':
      return did(messages.left);
    case 'removed':
      return { personId: id, who: name, text: messages.wasRemoved };
    case 'recolored':
      return did(messages.choseColor);
    case 'renamed':
      return did(messages.changedNames(name));
    case 'called':
      return did(messages.renamedCalendar(name));
    case 'handedOver':
      return did(messages.handedOver(name));
  }
}
