import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { eventFieldsOf, eventFieldsSchema, type Event } from '@kinday/contracts/event';
import { useId, useState } from 'react';
import { RadioCards } from '../../ui/RadioCards';
import type { EditConflict } from './updateWithMerge';
import { draftOf, type EventDraft } from './eventDraft';
import { possessive } from './editorName';
import { PARTS, withPart, type EventPart } from './eventParts';
import { mergeEdit } from './mergeEdit';

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
  const theirs = eventFieldsOf(conflict.theirs);
  const isDecided = conflict.parts.every((part) => choices[part]);

  function save() {
    const merged = mergeEdit(eventFieldsOf(original), mine, theirs).fields;
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
            legend={PARTS[part].label}
            showLegend
            name={`conflict-${part}`}
            value={choices[part] ?? ''}
            options={[
              { value: 'mine', label: 'Yours', description: PARTS[part].text(mine) },
              {
                value: 'theirs',
                label: possessive(editor),
                description: PARTS[part].text(theirs),
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
