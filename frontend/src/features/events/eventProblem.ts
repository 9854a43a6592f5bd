import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { eventFieldsSchema } from '@kinday/contracts/event';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
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

/** What is wrong with a rule by which something is to repeat from a day on; null when nothing is. */
function ruleProblem(date: CalendarDate, rrule: string): string | null {
  try {
    settledRepetition({ date, rrule });
    return null;
  } catch (problem) {
    if (!(problem instanceof RuleProblem)) throw problem;
    return problem.message;
  }
}

/**
 * What keeps a draft from being saved; null when nothing does.
 * @param rule the one that saving would store; null or undefined where it stores none
 */
export function eventProblem(
  draft: EventDraft,
  rule: string | null | undefined,
): EventProblem | null {
  const failed = CHECKS.filter(({ fails }) => fails(draft));
  // A type without a category is not asked for twice.
  const told = failed.filter(({ field }) => field !== 'subCategory' || draft.mainCategory !== '');
  const [first] = told;
  if (first) {
    const fields = Object.fromEntries(told.map(({ field, description }) => [field, description]));
    return { toast: { title: first.title, description: first.description }, fields };
  }
  const wrongRule = rule ? ruleProblem(draft.date, rule) : null;
  const fields = {
    ...fieldErrorsOf<EventField>(eventFieldsSchema, draft),
    ...(wrongRule && { rrule: wrongRule }),
  };
  const [message] = Object.values(fields);
  return message
    ? { toast: { title: message, description: messages.pleaseCheckIt }, fields }
    : null;
}
