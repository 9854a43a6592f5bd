import type { EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import { daysText } from '@kinday/contracts/dateText';
import { forText, kindText, timeText } from '../../product/eventText';
import { placeName } from '../../product/zoneText';
import type { EventPart } from '../../sync/commands/eventParts';
import type { ShownFamily } from '../../sync/useFamily';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface PartText {
  /** Over a choice between two of them. */
  label: string;
  /** In a sentence: what is new of it, a `new time`, or else what it is a choice of. */
  word?: string;
  choice?: string;
  /** What an event says there. */
  text: (fields: EventFields, shown: ShownFamily, clock: Clock) => string;
}

/** How people read each part. */
export const PARTS: Record<EventPart, PartText> = {
  title: { label: messages.title, word: 'title', text: ({ title }) => title },
  date: { label: messages.date, word: 'date', text: daysText },
  time: {
    label: messages.time,
    word: 'time',
    text: (fields, _, clock) => {
      const time = timeText(fields, clock);
      return fields.zone ? messages.timeInZone(time, placeName(fields.zone)) : time;
    },
  },
  kind: {
    label: messages.category,
    word: 'category',
    text: (fields, { ownCategories }) => kindText(fields, ownCategories),
  },
  place: {
    label: messages.place,
    word: 'place',
    text: ({ location }) => location ?? messages.noPlace,
  },
  people: {
    label: productMessages.forWhom,
    choice: 'people',
    text: ({ forIds }, { members }) => forText(forIds, members),
  },
  somebody: {
    label: messages.somebodyHasToDoThis,
    choice: messages.whoHasToDoIt,
    text: ({ needsSomebody }) => (needsSomebody ? messages.yes : messages.no),
  },
  notes: { label: messages.notes, word: 'notes', text: ({ notes }) => notes ?? messages.noNotes },
};
