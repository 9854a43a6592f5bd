import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { Checkbox } from '../../ui/Checkbox';
import { Button } from '../../ui/Button';
import {
  DAY_SHORTCUTS,
  EVENT_SHORTCUTS,
  keyLabels,
  PAGE_SHORTCUTS,
  SLOT_SHORTCUTS,
} from './shortcuts';
import { hasSingleKeys, setSingleKeys } from './singleKeysChoice';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './shortcutHelp.css';

const GROUPS = [
  { heading: messages.anywhere, shortcuts: PAGE_SHORTCUTS },
  { heading: messages.onADay, shortcuts: DAY_SHORTCUTS },
  { heading: messages.onAnHour, shortcuts: SLOT_SHORTCUTS },
  { heading: messages.onAnEvent, shortcuts: EVENT_SHORTCUTS },
];

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Which key does what, and the switch for single keys. */
export function ShortcutHelp({ open, onClose, onExited }: ShortcutHelpProps) {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Dialog
      open={open}
      size="md"
      title={productMessages.keyboardShortcuts}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Checkbox
            className="kd-shortcuts__switch"
            label={messages.useSingleKeyShortcuts}
            checked={isOn}
            onChange={(checked) => {
              setOn(checked);
              setSingleKeys(checked);
            }}
          />
          <Button look="filled" onClick={onClose}>
            {uiMessages.close}
          </Button>
        </>
      }
    >
      {/* On phones it scrolls, and the keyboard must reach what scrolls. */}
      <div
        className="kd-dialog__content"
        tabIndex={0}
        role="group"
        aria-label={productMessages.keyboardShortcuts}
      >
        <div className="kd-shortcuts">
          {GROUPS.map(({ heading, shortcuts }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <dl>
                {Object.values(shortcuts).map((shortcut) => (
                  <div key={shortcut.text}>
                    <dt>
                      <kbd>{shortcut.label ?? keyLabels(shortcut).join(' or ')}</kbd>
                    </dt>
                    <dd>{shortcut.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
