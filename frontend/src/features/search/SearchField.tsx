import type { SearchResult } from '@kinday/contracts/event';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { pageTarget } from '../../ui/focus/focusTargets';
import { IconAction } from '../../ui/IconAction';
import { isComposing } from '../../ui/isComposing';
import { LineIcon } from '../../ui/LineIcon';
import { resultId, SearchResults } from './SearchResults';
import { useSearch } from './useSearch';
import * as messages from './messages';
import './searchField.css';

interface SearchFieldProps {
  shownFamilyId: string;
  autoFocus?: boolean;
  onChoose: (result: SearchResult) => void;
}

/** The field with what it finds below it: arrows choose, Enter goes there, Escape clears. */
export function SearchField(props: SearchFieldProps) {
  const { shownFamilyId, autoFocus = false, onChoose } = props;
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isUsed, setUsed] = useState(false);
  const { results, ...search } = useSearch(text);
  const listId = useId();
  const isOpen = isUsed && text.trim() !== '';
  const activeId = isOpen && active >= 0 ? resultId(listId, active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function change(next: string) {
    setText(next);
    setActive(-1);
  }

  function choose(result: SearchResult | undefined) {
    if (!result) return;
    change('');
    onChoose(result);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const count = results?.length ?? 0;
    switch (event.key) {
      case 'ArrowDown':
        setActive(count > 0 ? (active + 1) % count : -1);
        break;
      case 'ArrowUp':
        setActive(count > 0 ? (active <= 0 ? count : active) - 1 : -1);
        break;
      case 'Enter':
        choose(results?.[Math.max(active, 0)]);
        break;
      case 'Escape':
        // A second Escape leaves the field; on a phone it closes the sheet around it.
        if (!isOpen) {
          pageTarget()?.focus({ preventScroll: true });
          return;
        }
        change('');
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="kd-search" role="search">
      <span className="kd-search__icon">
        <LineIcon name="search" size={20} />
      </span>
      <input
        type="search"
        className="kd-search__input"
        aria-label={messages.searchEvents}
        placeholder={messages.searchEvents}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        onFocus={() => setUsed(true)}
        onBlur={() => setUsed(false)}
      />
      {text && (
        <IconAction
          icon="close"
          label={messages.clearSearch}
          size="small"
          className="kd-search__clear"
          onMouseDown={(press) => press.preventDefault()}
          onClick={() => change('')}
        />
      )}
      {!text && (
        <kbd className="kd-search__key" aria-hidden="true">
          /
        </kbd>
      )}
      {isOpen && (
        <div className="kd-search__box">
          <SearchResults
            id={listId}
            {...{ ...search, results, active, shownFamilyId }}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}
