import { LIMITS } from '@kinday/contracts/product';
import { useEffect, useState } from 'react';
import { eventsApi } from '../../api/eventsApi';

/** Asks this long after the last key, ms. */
const REST_MS = 250;

/** The text as it was when the keys last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The events that a typed text finds. An answer to an older text is never shown. */
export function useSearch(text: string) {
  const typed = text.trim().slice(0, LIMITS.searchText);
  const asked = useRested(typed);
  const { currentData, isFetching, isError } = eventsApi.useSearchEventsQuery(asked, {
    skip: asked === '',
  });
  const isSettled = asked === typed && !isFetching;
  const found = isSettled && typed !== '' ? currentData : undefined;
  return {
    results: found?.results,
    isOfDevice: found?.isOfDevice === true,
    isSearching: typed !== '' && !isSettled,
    hasFailed: isSettled && isError,
  };
}
