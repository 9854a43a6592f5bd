import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { hasSingleKeys, setSingleKeys } from './singleKeys';
import './shortcutHelp.css';

const GROUPS = [
  {
    heading: 'Anywhere',
    keys: [
      ['T', 'Today'],
      ['J / K', 'Next / previous month'],
      ['C or N', 'Add an event'],
      ['/', 'Search'],
      ['R', 'Recent changes'],
      ['Ctrl or ⌘ + Z', 'Undo your last change'],
      ['?', 'This help'],
    ],
  },
  {
    heading: 'On a day',
    keys: [
      ['Arrows', 'Another day or week'],
      ['Home / End', 'Start / end of the week'],
      ['Page Up / Down', 'Another month, with Shift another year'],
      ['Enter', 'Add an event'],
      ['Tab or F2', "Into the day's events"],
    ],
  },
  {
    heading: 'On an event',
    keys: [
      ['Enter', 'Open'],
      ['E', 'Edit'],
      ['M', 'Move: arrows choose, Enter drops'],
      ['Delete', 'Delete'],
      ['Esc', 'Back to the day'],
    ],
  },
] as const;

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
          {GROUPS.map(({ heading, keys }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <dl>
                {keys.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
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
