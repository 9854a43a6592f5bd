import type { SearchResult } from '@kinday/contracts/event';
import { clockText } from '@kinday/contracts/clockText';
import { shortDate } from '@kinday/contracts/dateText';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import { useClock } from '../../sync/usePreferences';
import './searchResults.css';

interface SearchResultsProps {
  id: string;
  /** Undefined while they are on their way. */
  results: readonly SearchResult[] | undefined;
  /** The server is out of reach: only what this device keeps was searched. */
  isOfDevice: boolean;
  isSearching: boolean;
  hasFailed: boolean;
  /** The place of the one the keyboard is on; -1 for none. */
  active: number;
  /** The calendar that is shown; results of others name theirs. */
  shownFamilyId: string;
  onChoose: (result: SearchResult) => void;
}

/** The id of a result's element, for `aria-activedescendant`. */
export function resultId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

function statusOf({ results, isSearching, hasFailed }: SearchResultsProps): string | null {
  if (isSearching) return messages.searching;
  if (hasFailed) return messages.failedToSearchEvents;
  return results?.length === 0 ? messages.noEventsFound : null;
}

/** What a search found. */
export function SearchResults(props: SearchResultsProps) {
  const { id, results = [], isOfDevice, active, shownFamilyId, onChoose } = props;
  const clock = useClock();
  const status = statusOf(props);
  return (
    <div className="kd-search-results">
      <p role="status" className={status ? undefined : 'kd-visually-hidden'}>
        {status ?? messages.found(results.length)}
      </p>
      <ul id={id} role="listbox" aria-label={messages.eventsFound}>
        {results.map((result, place) => (
          // The keyboard stays in the field and reaches the options through it.
          <li
            key={result.id}
            id={resultId(id, place)}
            role="option"
            aria-selected={place === active}
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onChoose(result)}
          >
            <span className="kd-search-result__title">{result.title}</span>
            <span className="kd-search-result__when">
              {shortDate(result.date)}
              {` · ${result.startTime ? clockText(result.startTime, clock) : productMessages.allDay}`}
              {result.feedId && ` · ${messages.inSubscribed}`}
              {result.familyId !== shownFamilyId && ` · ${result.familyName}`}
            </span>
            {result.notes && <span className="kd-search-result__notes">{result.notes}</span>}
          </li>
        ))}
      </ul>
      {isOfDevice && <p className="kd-search-results__note">{messages.onlyKept}</p>}
    </div>
  );
}
