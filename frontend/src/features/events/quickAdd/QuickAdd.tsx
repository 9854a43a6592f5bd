import { toCalendarDate } from '@kinday/contracts/calendarDate';
import { useRef, useState } from 'react';
import { TextInput } from '../../../ui/TextInput';
import type { EventDraft } from '../eventDraft';
import { fillDraft, whenText } from './fillDraft';
import './quickAdd.css';

interface QuickAddProps {
  draft: EventDraft;
  onFill: (draft: EventDraft) => void;
}

interface Filled {
  draft: EventDraft;
  notes: readonly string[];
}

const loadReader = () => import('./readQuickLine');

/** One line that fills in the form, and says how it was understood. */
export function QuickAdd({ draft, onFill }: QuickAddProps) {
  const [line, setLine] = useState('');
  const [filled, setFilled] = useState<Filled | null>(null);
  const [isMissing, setMissing] = useState(false);
  /** What stood in the form when the line was begun. */
  const before = useRef(draft);
  const latestLine = useRef('');
  const today = toCalendarDate(new Date());

  async function read(typed: string) {
    setLine(typed);
    latestLine.current = typed;
    try {
      const { readQuickLine } = await loadReader();
      if (latestLine.current !== typed) return;
      const reading = typed.trim() === '' ? null : readQuickLine(typed, today);
      const next = reading ? fillDraft(before.current, reading) : before.current;
      setFilled(reading && { draft: next, notes: reading.notes });
      onFill(next);
    } catch {
      setMissing(true);
    }
  }

  // Once a field was changed by hand, the form speaks for itself.
  const understood = filled?.draft === draft ? filled : null;
  return (
    <div
      className="kd-quick-add"
      onFocus={() => {
        before.current = draft;
        void loadReader().catch(() => setMissing(true));
      }}
    >
      <TextInput
        label="Quick add"
        name="quickAdd"
        autoComplete="off"
        placeholder="Dentist Thu 3:30pm"
        value={line}
        onChange={(typed) => void read(typed)}
        hint={
          <span role="status" className="kd-quick-add__understood">
            {isMissing && 'Quick add can’t be reached now. The form works without it.'}
            {!isMissing && !understood && 'One line fills in the form.'}
            {understood && <strong>{whenText(understood.draft, today)}</strong>}
            {understood?.notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        }
      />
    </div>
  );
}
