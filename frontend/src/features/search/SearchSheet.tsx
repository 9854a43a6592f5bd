import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { SearchResult } from '@kinday/contracts/event';
import { useId } from 'react';
import { BackIcon } from '../../ui/icons';
import { SearchField } from './SearchField';
import './searchSheet.css';

interface SearchSheetProps {
  shownFamilyId: string;
  onChoose: (result: SearchResult) => void;
  onClose: () => void;
}

/** The search on a phone: the whole screen is the results' box. */
export function SearchSheet({ shownFamilyId, onChoose, onClose }: SearchSheetProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'kd-search-sheet' } }}
    >
      <h2 id={titleId} className="kd-visually-hidden">
        Search events
      </h2>
      <IconButton aria-label="Close search" onClick={onClose}>
        <BackIcon />
      </IconButton>
      <SearchField
        shownFamilyId={shownFamilyId}
        autoFocus
        onChoose={(result) => {
          onClose();
          onChoose(result);
        }}
      />
    </Dialog>
  );
}
