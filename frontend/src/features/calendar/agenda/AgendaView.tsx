import { useRef } from 'react';
import type { ViewProps } from '../viewProps';
import { useRegisteredGrid } from '../gridRegistry';

/** The agenda view. */
export function AgendaView({ events, place }: ViewProps) {
  const ref = useRef<HTMLUListElement>(null);
  useRegisteredGrid(ref);
  return (
    <ul ref={ref} data-date={place.date}>
      {events.map(({ id, title }) => (
        <li key={id} data-event={id}>
          {title}
        </li>
      ))}
    </ul>
  );
}
