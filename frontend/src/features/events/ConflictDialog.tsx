import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { eventFieldsSchema, type Event, type EventFields } from '@kinday/contracts/event';
import { useId, useState } from 'react';
import { fullDay } from '../../product/dateText';
import { timeText } from '../../product/eventText';
import { RadioCards } from '../../ui/RadioCards';
import type { EditConflict } from './updateWithMerge';
import { draftOf, type EventDraft } from './eventDraft';
import { possessive } from './editorName';
import { fieldsOf, mergeEdit, withPart, type EventPart } from './mergeEdit';

interface ConflictDialogProps {
  conflict: EditConflict;
  /** The event as it was when editing began. */
  original: Event;
  /** What is typed. */
  draft: EventDraft;
  /** Who else changed it. */
  editor: string;
  onSave: (chosen: EventDraft, theirs: Event) => void;
  onBack: () => void;
}

const LABELS: Record<EventPart, string> = {
  title: 'Title',
  date: 'Date',
  time: 'Time',
  kind: 'Category',
  notes: 'Notes',
};

function partText(part: EventPart, fields: EventFields): string {
  if (part === 'title') return fields.title;
  if (part === 'date') return fullDay(fields.date);
  if (part === 'time') return timeText(fields);
  if (part === 'kind') return `${fields.mainCategory} → ${fields.subCategory}`;
  return fields.notes ?? 'No notes';
}

type Choice = 'mine' | 'theirs';

/** Two people changed the same: for each such part, whose is kept. */
export function ConflictDialog({
  conflict,
  original,
  draft,
  editor,
  onSave,
  onBack,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Partial<Record<EventPart, Choice>>>({});
  const titleId = useId();
  const mine = eventFieldsSchema.parse(draft);
  const theirs = fieldsOf(conflict.theirs);
  const isDecided = conflict.parts.every((part) => choices[part]);

  function save() {
    const merged = mergeEdit(fieldsOf(original), mine, theirs).fields;
    const chosen = conflict.parts.reduce(
      (so, part) => (choices[part] === 'theirs' ? withPart(part, so, theirs) : so),
      merged,
    );
    onSave(draftOf({ ...conflict.theirs, ...chosen }), conflict.theirs);
  }

  return (
    <Dialog open onClose={onBack} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`${editor} changed this event too`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <DialogContentText>Which one should everybody see?</DialogContentText>
        {conflict.parts.map((part) => (
          <RadioCards<Choice | ''>
            key={part}
            legend={LABELS[part]}
            showLegend
            name={`conflict-${part}`}
            value={choices[part] ?? ''}
            options={[
              { value: 'mine', label: 'Yours', description: partText(part, mine) },
              {
                value: 'theirs',
                label: possessive(editor),
                description: partText(part, theirs),
              },
            ]}
            onChange={(choice) => choice && setChoices((before) => ({ ...before, [part]: choice }))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          Back to editing
        </Button>
        <Button variant="contained" disabled={!isDecided} onClick={save}>
          Save choices
        </Button>
      </DialogActions>
    </Dialog>
  );
}
