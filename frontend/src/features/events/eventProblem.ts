import { eventFieldsSchema } from '@kinday/contracts/event';
import { isBlank } from '@kinday/contracts/text';
import { fieldErrorsOf, type FieldErrors } from '../../ui/useFieldErrors';
import type { EventDraft, EventField } from './eventDraft';

interface EventProblem {
  /** The first thing that is wrong, told as a toast. */
  toast: { title: string; description: string };
  /** Everything that is wrong, told beside the fields. */
  fields: FieldErrors<EventField>;
}

interface Check {
  field: EventField;
  fails: (draft: EventDraft) => boolean;
  title: string;
  description: string;
}

const CHECKS: readonly Check[] = [
  {
    field: 'title',
    fails: ({ title }) => isBlank(title),
    title: 'Title required',
    description: 'Please enter a title for your event.',
  },
  {
    field: 'date',
    fails: ({ date }) => date === '',
    title: 'Date required',
    description: 'Please select a date for your event.',
  },
  {
    field: 'mainCategory',
    fails: ({ mainCategory }) => mainCategory === '',
    title: 'Category required',
    description: 'Please select an event category.',
  },
  {
    field: 'subCategory',
    fails: ({ subCategory, ownCategoryId }) => subCategory === '' || ownCategoryId === '',
    title: 'Event type required',
    description: 'Please select an event type.',
  },
  {
    field: 'endTime',
    fails: ({ isAllDay, startTime, endTime, moreDays }) =>
      !isAllDay && moreDays === 0 && startTime >= endTime,
    title: 'Invalid time range',
    description: 'Start time must be before end time.',
  },
];

/** What keeps a draft from being saved; null when nothing does. */
export function eventProblem(draft: EventDraft): EventProblem | null {
  const failed = CHECKS.filter(({ fails }) => fails(draft));
  // A type without a category is not asked for twice.
  const told = failed.filter(({ field }) => field !== 'subCategory' || draft.mainCategory !== '');
  const [first] = told;
  if (first) {
    const fields = Object.fromEntries(told.map(({ field, description }) => [field, description]));
    return { toast: { title: first.title, description: first.description }, fields };
  }
  const fields = fieldErrorsOf<EventField>(eventFieldsSchema, draft);
  const [message] = Object.values(fields);
  return message ? { toast: { title: message, description: 'Please check it.' }, fields } : null;
}
