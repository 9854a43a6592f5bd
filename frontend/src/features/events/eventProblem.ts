import { eventFieldsSchema } from '@kinday/contracts/event';
import { isBlank } from '@kinday/contracts/text';
import { fieldErrorsOf, type FieldErrors } from '../../ui/useFieldErrors';
import type { EventDraft, EventField } from './eventDraft';
import * as messages from './messages';

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
    title: messages.titleRequired,
    description: messages.enterTitle,
  },
  {
    field: 'date',
    fails: ({ date }) => date === '',
    title: messages.dateRequired,
    description: messages.selectDate,
  },
  {
    field: 'mainCategory',
    fails: ({ mainCategory }) => mainCategory === '',
    title: messages.categoryRequired,
    description: messages.selectCategoryFirst,
  },
  {
    field: 'subCategory',
    fails: ({ subCategory, ownCategoryId }) => subCategory === '' || ownCategoryId === '',
    title: messages.eventTypeRequired,
    description: messages.selectTypeFirst,
  },
  {
    field: 'endTime',
    fails: ({ isAllDay, startTime, endTime, moreDays }) =>
      !isAllDay && moreDays === 0 && startTime >= endTime,
    title: messages.invalidTimeRange,
    description: messages.startNotBeforeEnd,
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
  return message
    ? { toast: { title: message, description: messages.pleaseCheckIt }, fields }
    : null;
}
