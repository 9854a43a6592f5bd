import type { SearchResult } from '@kinday/contracts/event';
import { Suspense, useState } from 'react';
import { themedLazily } from '../../pieces/themedLazily';
import { IconAction } from '../../ui/IconAction';
import './eventSearch.css';

const SearchSheet = themedLazily('SearchSheet', () => import('./SearchSheet'));

interface PhoneSearchProps {
  shownFamilyId: string;
  onChoose: (result: SearchResult) => void;
}

/** Opens the search over the whole screen. */
export function PhoneSearch(search: PhoneSearchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="kd-phone-search">
      <IconAction icon="search" label="Search events" onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && <SearchSheet {...search} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
