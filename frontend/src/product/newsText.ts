import type { News } from '@kinday/contracts/news';
import { shortDay } from './dateText';

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
  if (scope === 'following' && date) return `${name} from ${shortDay(date)} on`;
  return kind === 'added' || kind === 'moved' ? name : `all of ${name}`;
}

/** What a sentence calls it: "Piano", "all of Piano", "the category Choir". */
function nameIn(news: News): string {
  if (news.of === 'category') return `the category ${news.name}`;
  return news.scope ? seriesName(news, news.scope) : news.name;
}

/** What was done, in words. */
export function newsText(news: News, actor: Actor): NewsText {
  const { kind, id, date } = news;
  const name = nameIn(news);
  const did = (text: string) => ({ personId: actor.id, who: actor.name, text });
  switch (kind) {
    case 'added':
      return did(`added ${name}`);
    case 'changed':
      return did(`changed ${name}`);
    case 'moved':
      return did(date ? `moved ${name} to ${shortDay(date)}` : `moved ${name}`);
    case 'deleted':
      return did(`deleted ${name}`);
    case 'restored':
      return did(`brought ${name} back`);
    case 'claimed':
      return did(actor.name === 'You' ? `do ${name}` : `does ${name}`);
    case 'released':
      return did(`gave ${name} back`);
    case 'joined':
      return did('joined');
    case 'left':
      return did('left');
    case 'removed':
      return { personId: id, who: name, text: 'was removed' };
    case 'recolored':
      return did('chose a new color');
    case 'renamed':
      return did(`changed names (before: ${name})`);
    case 'called':
      return did(`renamed the calendar to ${name}`);
    case 'handedOver':
      return did(`handed the calendar over to ${name}`);
  }
}
