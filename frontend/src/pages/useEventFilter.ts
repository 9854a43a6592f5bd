import type { Member } from '@kinday/contracts/member';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EventFilter } from '../product/eventFilter';
import { pageOnTop } from '../ui/layers/openLayers';
import { useOnAddress } from '../ui/useOnAddress';

const WHO = 'who';
const OPEN = 'open';

/** What an address says of the filter, `who=id,id&open=`, and nothing else. */
function filterWords(people: readonly string[], isOpenOnly: boolean): string {
  const words = new URLSearchParams();
  if (people.length > 0) words.set(WHO, people.join());
  if (isOpenOnly) words.set(OPEN, '');
  return words.toString();
}

/** What an address says of the filter, in the words of `filterWords`. */
function addressedWords(query: URLSearchParams): string {
  return filterWords(query.get(WHO)?.split(',') ?? [], query.has(OPEN));
}

/** The address with other words of the filter: what else it says stays. */
function withFilter(query: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(WHO);
  next.delete(OPEN);
  for (const [name, value] of new URLSearchParams(words)) next.set(name, value);
  return next;
}

/**
 * The filter that stands in the address, `?who=id,id&open`; null when nothing is looked for. While
 * something stands over the calendar its address waits, and the filter does not.
 */
export function useEventFilter(members: readonly Member[]) {
  const [query, setQuery] = useSearchParams();
  const [words, setWords] = useState(() => addressedWords(query));
  /** What the address was last seen to say, or made to. */
  const known = useRef(words);

  useOnAddress(() => {
    const now = addressedWords(new URLSearchParams(window.location.search));
    if (now === known.current) return;
    known.current = now;
    setWords(now);
  });

  const filter = useMemo<EventFilter | null>(() => {
    const looked = new URLSearchParams(words);
    const ids = looked.get(WHO)?.split(',') ?? [];
    const people = members.map(({ id }) => id).filter((id) => ids.includes(id));
    const isOpenOnly = looked.has(OPEN);
    return people.length > 0 || isOpenOnly ? { people, isOpenOnly } : null;
  }, [words, members]);

  const write = useEffectEvent(() => {
    // The calendar may have written its place since the last render.
    const now = new URLSearchParams(window.location.search);
    known.current = words;
    setQuery(withFilter(now, words), { replace: true });
  });
  useEffect(() => {
    if (words === known.current) return;
    let isStale = false;
    void pageOnTop().then(() => !isStale && write());
    return () => {
      isStale = true;
    };
  }, [words]);

  const { people, isOpenOnly } = filter ?? { people: [], isOpenOnly: false };
  const choose = (ids: readonly string[], onlyOpen: boolean) =>
    setWords(filterWords(ids, onlyOpen));
  return {
    filter,
    togglePerson: (id: string) =>
      choose(
        people.includes(id) ? people.filter((each) => each !== id) : [...people, id],
        isOpenOnly,
      ),
    toggleOpenOnly: () => choose(people, !isOpenOnly),
    clear: () => choose([], false),
  };
}
