import { LIMITS } from '@kinday/contracts/product';
import { useEffect, useRef, type ReactNode } from 'react';
import { TextInput } from '../../ui/TextInput';
import { DayFields } from './DayFields';
import { DetailFields } from './DetailFields';
import type { FieldsProps } from './eventDraft';
import { KindFields } from './kind/KindFields';
import type { EventKind } from '@kinday/contracts/kindIn';
import { RepeatFields } from './repeating/RepeatFields';
import { TimeFields } from './TimeFields';
import { ZoneNote } from './ZoneNote';
import * as messages from './messages';

interface EventFieldsProps extends FieldsProps {
  /** Stands over the fields of a new event, which is where typing starts. */
  quickAdd: ReactNode;
  /** The category and type that the title suggests. */
  suggested: EventKind | null;
}

/** A count appears when a title comes near its limit. */
const TITLE_NEARLY_FULL = LIMITS.eventTitle - 20;

/** Everything a person can say about an event. */
export function EventFields({ quickAdd, suggested, ...fields }: EventFieldsProps) {
  const { draft, errors, onChange } = fields;
  const ref = useRef<HTMLDivElement>(null);
  const isNew = quickAdd !== null;
  // Not by `autoFocus`: the dialog that was there before gives its focus back later than that.
  useEffect(() => {
    if (isNew) ref.current?.querySelector('input')?.focus();
  }, [isNew]);
  const { title, notes } = draft;
  return (
    <div ref={ref} className="kd-event-fields">
      {quickAdd}
      <TextInput
        label={messages.title}
        name="title"
        required
        autoComplete="off"
        placeholder={messages.soccerPractice}
        value={title}
        error={errors.title}
        hint={
          title.length >= TITLE_NEARLY_FULL && messages.lettersOf(title.length, LIMITS.eventTitle)
        }
        onChange={(value) => onChange({ ...draft, title: value }, 'title')}
      />
      <DayFields {...fields} />
      {!draft.isAllDay && <TimeFields {...fields} />}
      <ZoneNote draft={draft} familyZone={fields.shown.family.zone} />
      <RepeatFields {...fields} />
      <KindFields {...fields} suggested={suggested} />
      <DetailFields {...fields} />
      <TextInput
        label={messages.notes}
        name="notes"
        rows={3}
        placeholder={messages.exampleNotes}
        value={notes}
        error={errors.notes}
        onChange={(value) => onChange({ ...draft, notes: value }, 'notes')}
      />
    </div>
  );
}
