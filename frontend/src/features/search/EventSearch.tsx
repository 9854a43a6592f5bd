import type { SearchResult } from '@kinday/contracts/event';
import { SearchField } from './SearchField';
import './eventSearch.css';

interface EventSearchProps {
  shownFamilyId: string;
  onChoose: (result: SearchResult) => void;
}

const FIELD = '.kd-event-search input';

/** Puts the keyboard into the search field. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(FIELD)?.focus();
}

/** The search in the bar over the month. */
export function EventSearch(search: EventSearchProps) {
  return (
    <div className="kd-event-search">
      <SearchField {...search} />
    </div>
  );
}
