import type { SearchResult } from '@kinday/contracts/event';
import { useState } from 'react';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { themedLazily } from '../../pieces/themedLazily';
import { IconAction } from '../../ui/IconAction';
import * as messages from './messages';
import './eventSearch.css';

const SearchSheet = themedLazily('SearchSheet', () => import('./SearchSheet'));

interface PhoneSearchProps {
  shownFamilyId: string;
  /** The keys that open it, too. */
  keys: string | undefined;
  onChoose: (result: SearchResult) => void;
}

/** Opens the search over the whole screen. */
export function PhoneSearch({ keys, ...search }: PhoneSearchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="kd-phone-search">
      <IconAction
        icon="search"
        label={messages.searchEvents}
        aria-keyshortcuts={keys}
        onClick={() => setOpen(true)}
      />
      <OverlayPiece onClose={() => setOpen(false)}>
        {isOpen && <SearchSheet {...search} onClose={() => setOpen(false)} />}
      </OverlayPiece>
    </div>
  );
}
