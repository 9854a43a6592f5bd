import { use, type ComponentType } from 'react';
import { fetchMissingSheets } from './fetchMissingSheets';

/** A piece's code could not be fetched: the network is away, or a new release has replaced it. */
export class PieceMissing extends Error {
  /** @param forget lets the next render ask for the code anew */
  constructor(
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A piece of the page could not be fetched', { cause });
  }
}

/**
 * A component of a chunk of its own, by its exported name. It suspends until its code is there, and
 * throws PieceMissing when the code cannot come, at every render until that is forgotten. `fetchChunk` asks for it beforehand: a piece that is
 * there already is shown at once, as React would show a fallback first and keep it for 300 ms.
 */
export function lazily<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  let piece: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;

  async function fetchAnew() {
    try {
      await fetchMissingSheets();
      piece = (await load())[name];
      return piece;
    } catch (cause) {
      throw new PieceMissing(() => (fetching = null), cause);
    }
  }
  const fetchChunk = () => (fetching ??= fetchAnew());

  function Piece(props: Props) {
    const Shown = piece ?? use(fetchChunk());
    return <Shown {...props} />;
  }
  return Object.assign(Piece, { fetchChunk });
}
