import type { Event } from '@kinday/contracts/event';
import { titleOf } from '../../../sync/commands/eventCommand';
import { useSyncDispatch } from '../../../sync/syncState';
import { useFamily } from '../../../sync/useFamily';
import { useClock } from '../../../sync/usePreferences';
import { saveAsNew, tryAgain } from '../../../sync/waiting/settle';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copyText';
import { useToast } from '../../../ui/toast/useToast';
import * as uiMessages from '../../../ui/messages';
import { copiedText, deedText, problemText, type Reader } from './waitingText';
import * as messages from './messages';

interface WaitingChangeProps {
  edit: WaitingEdit;
  /** Named where it is another one than is shown. */
  calendar: string | null;
  /** Somebody is to choose where somebody else changed the same; null while what they made of it cannot be read. */
  onChoose: (() => void) | null;
  onEdit: (event: Event) => void;
  /** Goes to the event in its own calendar, where it can be edited. */
  onShow: (event: Event) => void;
  onDiscard: () => void;
}

/** One edit that waits, with what can be done about it. */
export function WaitingChange(props: WaitingChangeProps) {
  const { edit, calendar, onChoose, onDiscard } = props;
  const { command, problem } = edit;
  const reader = useReader(edit.familyId);
  const title = titleOf(command);
  return (
    <li className="kd-waiting-change">
      <strong dir="auto">{title}</strong>
      <Button
        size="small"
        look="text"
        danger
        aria-label={messages.discardNamed(title)}
        onClick={onDiscard}
      >
        {messages.discard}
      </Button>
      <span className="kd-waiting-change__deed">{deedText(command, reader, calendar)}</span>
      {problem && (
        <div className="kd-waiting-change__problem">
          <p>{onChoose ? problemText(problem, command) : messages.notReadToChoose}</p>
          <ProblemActions {...props} />
        </div>
      )}
    </li>
  );
}

/** Whoever reads what waits for a calendar. */
function useReader(familyId: string): Reader {
  const clock = useClock();
  const { shown } = useFamily(familyId);
  return { clock, shown };
}

/** What helps against a problem. */
function ProblemActions({ edit, calendar, onChoose, onEdit, onShow }: WaitingChangeProps) {
  const { command, problem, edits } = edit;
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const reader = useReader(edit.familyId);
  const [shown] = edits;
  const isPlain = edits.length === 1 && shown?.op === 'put' && shown.collection === 'events';
  const event = isPlain && command.kind === 'save' ? shown.record : null;
  async function copy() {
    const title = (await copyText(copiedText(command, reader)))
      ? messages.copied
      : messages.notCopied;
    toast({ title });
  }
  const copyButton = command.kind === 'save' && (
    <Button size="small" icon="copy" onClick={() => void copy()}>
      {messages.copy}
    </Button>
  );

  switch (problem?.kind) {
    case 'conflict':
      return onChoose ? (
        <Button size="small" onClick={onChoose}>
          {messages.choose}
        </Button>
      ) : (
        copyButton
      );
    case 'gone':
      return (
        command.kind === 'save' && (
          <Button size="small" onClick={() => void dispatch(saveAsNew(edit))}>
            {messages.saveAsNew}
          </Button>
        )
      );
    case 'removed':
      return copyButton;
    default:
      return (
        <>
          {event && calendar === null && (
            <Button size="small" icon="edit" onClick={() => onEdit(event)}>
              {messages.edit}
            </Button>
          )}
          {event && calendar !== null && (
            <Button size="small" onClick={() => onShow(event)}>
              {messages.openIn(calendar)}
            </Button>
          )}
          <Button size="small" onClick={() => void dispatch(tryAgain(edit))}>
            {uiMessages.tryAgain}
          </Button>
        </>
      );
  }
}
