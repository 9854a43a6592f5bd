import type { Member } from '@kinday/contracts/member';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EventFilter } from '../product/eventFilter';
import { FIELD_SELECTOR } from '../ui/fieldSelector';
import { isModalOpen } from '../ui/isModalOpen';

const WHO = 'who';
const OPEN = 'open';

/** The filter that stands in the address, `?who=id,id&open`; null when nothing is looked for. */
export function useEventFilter(members: readonly Member[]) {
  const [query, setQuery] = useSearchParams();
  const named = query.get(WHO);
  const isOpenOnly = query.has(OPEN);

  const filter = useMemo<EventFilter | null>(() => {
    const ids = named?.split(',') ?? [];
    const people = members.map(({ id }) => id).filter((id) => ids.includes(id));
    return people.length > 0 || isOpenOnly ? { people, isOpenOnly } : null;
  }, [named, isOpenOnly, members]);

  function write(people: readonly string[], onlyOpen: boolean) {
    // The calendar may have written its place since the last render.
    const next = new URLSearchParams(window.location.search);
    next.delete(WHO);
    next.delete(OPEN);
    if (people.length > 0) next.set(WHO, people.join());
    if (onlyOpen) next.set(OPEN, '');
    setQuery(next, { replace: true });
  }

  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !filter || isModalOpen()) return;
    if (!document.activeElement?.matches(FIELD_SELECTOR)) write([], false);
  });
  useEffect(() => {
    const listen = (press: KeyboardEvent) => escape(press);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const people = filter?.people ?? [];
  return {
    filter,
    togglePerson: (id: string) =>
      write(
        people.includes(id) ? people.filter((each) => each !== id) : [...people, id],
        isOpenOnly,
      ),
    toggleOpenOnly: () => write(people, !isOpenOnly),
  };
}

export type ShownFilter = ReturnType<typeof useEventFilter>;
