import { eventFieldsSchema, type Event } from '@kinday/contracts/event';
import { eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import { useState } from 'react';
import { useClock } from '../../sync/usePreferences';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { RadioCards } from '../../ui/RadioCards';
import type { EditConflict } from '../../sync/commands/writeWithMerge';
import type { EventDraft } from './eventDraft';
import { possessive } from './editorName';
import { PARTS } from './parts';
import { withPart, type EventPart } from '../../sync/commands/eventParts';
import { mergeEdit } from '../../sync/commands/mergeEdit';
import * as messages from './messages';

interface ConflictDialogProps {
  conflict: EditConflict;
  /** The event as it was when editing began. */
  original: Event;
  /** What is typed. */
  draft: EventDraft;
  shown: ShownFamily;
  /** Who else changed it. */
  editor: string;
  /** What the event is called, where that is not to be seen; and what going back is called there. */
  named?: string;
  backLabel?: string;
  onSave: (chosen: EventFields, theirs: Event) => void;
  onBack: () => void;
}

type Choice = 'mine' | 'theirs';

/** Two people changed the same: for each such part, whose is kept. */
export function ConflictDialog({
  conflict,
  original,
  draft,
  shown,
  editor,
  named,
  backLabel = messages.backToEditing,
  onSave,
  onBack,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Partial<Record<EventPart, Choice>>>({});
  const clock = useClock();
  const mine = eventFieldsSchema.parse(draft);
  const theirs = eventFieldsOf(conflict.theirs);
  /** Another screen of the same person saved meanwhile. */
  const isOwn = editor === 'You';
  const isDecided = conflict.parts.every((part) => choices[part]);

  function save() {
    const merged = mergeEdit(eventFieldsOf(original), mine, theirs).fields;
    const chosen = conflict.parts.reduce(
      (so, part) => (choices[part] === 'theirs' ? withPart(part, so, theirs) : so),
      merged,
    );
    onSave(chosen, conflict.theirs);
  }

  return (
    <Dialog
      unasked
      size="xs"
      title={named ? messages.changedToo(editor, named) : messages.changedThisEventToo(editor)}
      text={messages.whichOne}
      actions={
        <>
          <Button onClick={onBack}>{backLabel}</Button>
          <Button look="filled" disabled={!isDecided} onClick={save}>
            {messages.saveChoices}
          </Button>
        </>
      }
    >
      <div className="kd-dialog__content">
        {conflict.parts.map((part) => (
          <RadioCards<Choice | ''>
            key={part}
            legend={PARTS[part].label}
            showLegend
            name={`conflict-${part}`}
            value={choices[part] ?? ''}
            options={[
              {
                value: 'mine',
                label: isOwn ? messages.yoursHere : messages.yours,
                description: PARTS[part].text(mine, shown, clock),
              },
              {
                value: 'theirs',
                label: isOwn ? messages.yoursSavedBefore : possessive(editor),
                description: PARTS[part].text(theirs, shown, clock),
              },
            ]}
            onChange={(choice) => choice && setChoices((before) => ({ ...before, [part]: choice }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
