import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { isSameValue } from '@kinday/contracts/eventFields';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/TextInput';
import { useClock } from '../../../sync/usePreferences';
import type { EventDraft } from '../eventDraft';
import { fillDraft, whenText } from './fillDraft';
import * as messages from '../messages';
import './quickAdd.css';

interface QuickAddProps {
  draft: EventDraft;
  /** The day it is for the family. */
  today: CalendarDate;
  /** The category and type that the draft's title suggests, in words. */
  suggested: string | null;
  onFill: (draft: EventDraft) => void;
}

interface Filled {
  draft: EventDraft;
  notes: readonly string[];
}

const loadReader = () => import('./readQuickLine');

// The reader follows the dialog's own code, so that it is there when the network is away.
void loadReader().catch(() => null);

/** A draft as a line fills it in; what was changed by hand since the line was typed stays. */
function withHandEdits(filled: EventDraft, typedOver: EventDraft, now: EventDraft): EventDraft {
  const names = Object.keys(now) as (keyof EventDraft)[];
  const byHand = names.filter((name) => !isSameValue(now[name], typedOver[name]));
  return { ...filled, ...Object.fromEntries(byHand.map((name) => [name, now[name]])) };
}

/** One line that fills in the form, and says how it was understood. */
export function QuickAdd({ draft, today, suggested, onFill }: QuickAddProps) {
  const [line, setLine] = useState('');
  const [filled, setFilled] = useState<Filled | null>(null);
  const [isMissing, setMissing] = useState(false);
  /** What stood in the form when the line was begun. */
  const before = useRef(draft);
  const latestLine = useRef('');
  const latestDraft = useRef(draft);
  const ref = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);
  const clock = useClock();

  useEffect(() => void (latestDraft.current = draft), [draft]);

  // Enter right after the last letter: the form is sent once the line has filled it in.
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!isReading || !form) return;
    let isSent = false;
    const hold = (submission: Event) => {
      submission.preventDefault();
      submission.stopPropagation();
      isSent = true;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
      if (isSent) form.requestSubmit();
    };
  }, [isReading]);

  async function read(typed: string) {
    // Not the rendered one: what the letter before filled in may not have been rendered yet.
    const typedOver = latestDraft.current;
    setLine(typed);
    latestLine.current = typed;
    setReading(true);
    try {
      const { readQuickLine } = await loadReader();
      setMissing(false);
      if (latestLine.current !== typed) return;
      const shown = before.current.date || today;
      const reading = typed.trim() === '' ? null : readQuickLine(typed, today, shown, clock);
      const read = reading ? fillDraft(before.current, reading) : before.current;
      const next = withHandEdits(read, typedOver, latestDraft.current);
      latestDraft.current = next;
      setFilled(reading && { draft: next, notes: reading.notes });
      onFill(next);
    } catch {
      setMissing(true);
    }
    if (latestLine.current === typed) setReading(false);
  }

  // Once a field was changed by hand, the form speaks for itself.
  const understood = filled?.draft === draft ? filled : null;
  return (
    <div
      ref={ref}
      className="kd-quick-add"
      onFocus={() => {
        before.current = draft;
        void loadReader().catch(() => setMissing(true));
      }}
    >
      <TextInput
        label={messages.quickAdd}
        name="quickAdd"
        autoComplete="off"
        placeholder={messages.exampleLine}
        value={line}
        onChange={(typed) => void read(typed)}
        hint={
          <span role="status" className="kd-quick-add__understood">
            {isMissing && messages.quickAddAway}
            {!isMissing && !understood && messages.oneLine}
            {understood && <strong>{whenText(understood.draft, today, clock)}</strong>}
            {understood && suggested && <span>{messages.suggested(suggested)}</span>}
            {understood?.notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        }
      />
    </div>
  );
}
