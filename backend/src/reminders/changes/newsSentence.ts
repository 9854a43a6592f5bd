import { clockText } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import type { News } from '@kinday/contracts/news';
import type { Clock } from '@kinday/contracts/preferences';
import type { Entry } from '../entries/Entry.js';
import * as messages from './messages.js';

/** Something that somebody did to an event. */
export interface Done {
  news: News;
  name: string;
}

/** What outweighs other news of the same event, the weightiest first. */
const WEIGHTY: readonly News['kind'][] = ['added', 'restored', 'moved'];

/** Which of several news of one event is told; null when there is none. */
export function tellingNews<D extends Done>(done: readonly D[]): D | null {
  const last = done.at(-1);
  if (!last || last.news.kind === 'deleted') return last ?? null;
  const weighty = WEIGHTY.map((kind) => done.findLast(({ news }) => news.kind === kind));
  return weighty.find((each) => each !== undefined) ?? last;
}

/**
 * What was done, as a sentence: `Ben moved Dentist to Fri, Nov 13, 3:00 PM`.
 * @param now the event as it is now; null where it is gone, or a series
 */
export function newsSentence({ news, name }: Done, now: Entry | null, clock: Clock): string {
  const title = now?.title ?? news.name;
  const series = news.scope === 'all' ? messages.allOf(title) : title;
  const day = now?.date ?? news.date;
  const startTime = now ? now.startTime : (news.startTime ?? null);
  switch (news.kind) {
    case 'added':
      return messages.added(name, title);
    case 'restored':
      return messages.broughtBack(name, title);
    case 'deleted':
      return day && news.scope !== 'all'
        ? messages.deletedOn(name, title, shortDay(day))
        : messages.deleted(name, series);
    case 'moved':
      if (!day) return messages.changed(name, series);
      return startTime
        ? messages.movedToHour(name, title, shortDay(day), clockText(startTime, clock))
        : messages.movedTo(name, title, shortDay(day));
    case 'claimed':
      return messages.does(name, title);
    case 'released':
      return messages.gaveBack(name, title);
    default:
      return messages.changed(name, series);
  }
}
