import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { DAY_SHORTCUTS, EVENT_SHORTCUTS, keyLabels, PAGE_SHORTCUTS } from './shortcuts';
import { hasSingleKeys, setSingleKeys } from './singleKeys';
import './shortcutHelp.css';

const GROUPS = [
  { heading: 'Anywhere', shortcuts: PAGE_SHORTCUTS },
  { heading: 'On a day', shortcuts: DAY_SHORTCUTS },
  { heading: 'On an event', shortcuts: EVENT_SHORTCUTS },
];

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Which key does what, and the switch for single keys. */
export function ShortcutHelp({ open, onClose, onExited }: ShortcutHelpProps) {
  const [isOn, setOn] = useState(hasSingleKeys);
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      {/* On phones it scrolls, and the keyboard must reach what scrolls. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
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
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isOn}
              onChange={(_event, checked) => {
                setOn(checked);
                setSingleKeys(checked);
              }}
            />
          }
          label="Use single-key shortcuts"
        />
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
