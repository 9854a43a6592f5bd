import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { to12Hour } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { AppliedChange } from '../../sync/changeFeed';
import { longDay, shortDay } from '../../ui/dateText';

/** One thing somebody else did. */
export interface News {
  actor: { id: string; name: string; color: string | null };
  /** For the eye: "moved Dentist to Fri, Nov 13", after the actor's name. */
  text: string;
  /** For the ear: "Ana added Dentist, Thursday, November 12, 9 AM." */
  spoken: string;
  /** Where to look; null when there is nothing left to see. */
  event: { id: string; date: CalendarDate } | null;
}

function what(event: Event, before: Event | undefined): string {
  if (event.version === 1) return `added ${event.title}`;
  if (before && before.date !== event.date) {
    return `moved ${event.title} to ${shortDay(event.date)}`;
  }
  return `changed ${event.title}`;
}

/** `9 AM`, `9:30 AM`, `all day` */
function spokenTime({ isAllDay, startTime }: Event): string {
  return isAllDay || startTime === null ? 'all day' : to12Hour(startTime).replace(':00', '');
}

/** What a change tells those who did not make it. */
export function newsOf({ change, before }: AppliedChange, members: readonly Member[]): News[] {
  const member = members.find(({ id }) => id === change.actorId);
  const name = member?.name ?? 'Somebody';
  const actor = { id: change.actorId, name, color: member?.color ?? null };
  return change.edits.flatMap((edit): News[] => {
    if (edit.collection === 'members' && edit.op === 'put') {
      const joined = edit.record;
      if (members.some(({ id }) => id === joined.id)) return [];
      const text = 'joined the calendar';
      const newcomer = { id: joined.id, name: joined.name, color: joined.color };
      return [{ actor: newcomer, text, spoken: `${joined.name} ${text}.`, event: null }];
    }
    if (edit.collection !== 'events') return [];
    if (edit.op === 'remove') {
      const title = before.find(({ id }) => id === edit.id)?.title ?? 'an event';
      const text = `deleted ${title}`;
      return [{ actor, text, spoken: `${name} ${text}.`, event: null }];
    }
    const event = edit.record;
    const text = what(
      event,
      before.find(({ id }) => id === event.id),
    );
    const where = `${longDay(event.date)}, ${spokenTime(event)}`;
    return [
      {
        actor,
        text,
        spoken: `${name} ${text}, ${where}.`,
        event: { id: event.id, date: event.date },
      },
    ];
  });
}

/** Several news in one sentence: "Ana and Ben made 4 changes". */
export function summaryOf(news: readonly News[]): string {
  const names = [...new Set(news.map(({ actor }) => actor.name))];
  const last = names.pop() ?? 'Somebody';
  const who = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `${who} made ${news.length} changes`;
}
