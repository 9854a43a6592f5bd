import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { RadioCards } from '../../../ui/RadioCards';
import type { Scope } from '../../../sync/commands/eventCommand';
import { SCOPES } from './scopes';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import './scopeDialog.css';

interface ScopeDialogProps {
  open: boolean;
  title: string;
  confirmLabel: string;
  /** Colours the answer as one that takes something away. */
  destructive?: boolean;
  /** The rule itself is another: no single occurrence can be meant. */
  isOfRule?: boolean;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: (() => void) | undefined;
}

/** Asks which occurrences of a series are meant. Focus starts on the narrowest answer. */
export function ScopeDialog(props: ScopeDialogProps) {
  const { open, title, confirmLabel, destructive = false, isOfRule = false } = props;
  const [chosen, setChosen] = useState<Scope>('this');
  const options = isOfRule ? SCOPES.slice(1) : SCOPES;
  const scope = isOfRule && chosen === 'this' ? 'following' : chosen;
  return (
    <Dialog
      open={open}
      size="xs"
      title={title}
      className="kd-scope-dialog"
      onClose={props.onClose}
      onExited={props.onExited}
    >
      <form
        onSubmit={(submission) => {
          submission.preventDefault();
          // React passes it on to the form of the dialog around this one.
          submission.stopPropagation();
          // A second press may meet it while it goes away.
          if (open) props.onChoose(scope);
        }}
      >
        <div className="kd-dialog__content">
          <RadioCards<Scope>
            legend={messages.whichOnes}
            name="scope"
            autoFocus
            value={scope}
            options={options}
            onChange={setChosen}
          />
        </div>
        <div className="kd-dialog__actions">
          <Button onClick={props.onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" look="filled" danger={destructive}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
