import type { SearchResult } from '@kinday/contracts/event';
import { SearchField } from './SearchField';
import './eventSearch.css';

interface EventSearchProps {
  shownFamilyId: string;
  onChoose: (result: SearchResult) => void;
}

/** Puts the keyboard into the search field; a small screen has a button that opens one. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLElement>('.kd-event-search input');
  if (field?.checkVisibility()) field.focus();
  else document.querySelector<HTMLElement>('.kd-phone-search button')?.click();
}

/** The search in the bar over the month. */
export function EventSearch(search: EventSearchProps) {
  return (
    <div className="kd-event-search">
      <SearchField {...search} />
    </div>
  );
}
