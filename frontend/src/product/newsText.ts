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

/** What was done, in words. */
export function newsText({ kind, id, name, date }: News, actor: Actor): NewsText {
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
