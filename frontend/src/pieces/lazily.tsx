import { lazy, useState, type ComponentType } from 'react';

/**
 * A component of a chunk of its own, by its exported name. `fetchChunk` asks for it beforehand: what
 * is there already is shown at once, as React would show a fallback first and keep it for 300 ms.
 */
export function lazily<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  let fetched: ComponentType<Props> | null = null;
  const fetchChunk = async () => {
    fetched ??= (await load())[name];
    return { default: fetched };
  };
  const Awaited = lazy(fetchChunk);

  function Piece(props: Props) {
    const [Shown] = useState(() => fetched ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Piece, { fetchChunk });
}
