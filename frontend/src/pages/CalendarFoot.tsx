import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { AddIcon, KeyboardIcon } from '../ui/icons';

interface CalendarFootProps {
  onAdd: () => void;
  onHelp: () => void;
  /** Whose colour is whose. */
  children: ReactNode;
}

/** Under the calendar: the legend, the help with the keys, on phones the button to add. */
export function CalendarFoot({ onAdd, onHelp, children }: CalendarFootProps) {
  return (
    <footer className="kd-family-calendar__foot">
      {children}
      <IconButton
        className="kd-family-calendar__help"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        size="small"
        onClick={onHelp}
      >
        <KeyboardIcon fontSize="small" />
      </IconButton>
      <Fab
        className="kd-family-calendar__add"
        color="primary"
        aria-label="Add Event"
        onClick={onAdd}
      >
        <AddIcon />
      </Fab>
    </footer>
  );
}
