import type { SearchResult } from '@kinday/contracts/event';
import { useId } from 'react';
import { Dialog } from '../../ui/Dialog';
import { IconAction } from '../../ui/IconAction';
import { PullHandle } from '../../ui/PullHandle';
import { SearchField } from './SearchField';
import * as messages from './messages';
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
    <Dialog fullScreen labelledBy={titleId} className="kd-search-sheet" onClose={onClose}>
      <PullHandle onClose={onClose} />
      <h2 id={titleId} className="kd-visually-hidden">
        {messages.searchEvents}
      </h2>
      <IconAction icon="back" label={messages.closeSearch} onClick={onClose} />
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
