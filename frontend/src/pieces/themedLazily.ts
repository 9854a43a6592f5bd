import type { ComponentType } from 'react';
import { lazily, PieceMissing } from './lazily';

/** The first screen comes first: its data, its fonts, and what somebody does there at once, ms. */
const AHEAD_MS = 3_000;

interface Fetchable {
  fetchChunk: () => Promise<unknown>;
}

const pieces: Fetchable[] = [];

/**
 * A component of a chunk of its own that is made of MUI, by its exported name. MUI and its theme
 * come along: what stands before it is called for does without.
 */
export function themedLazily<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  const piece = lazily('piece', async () => {
    const [loaded, { themed }] = await Promise.all([load(), import('../theme/Themed')]);
    return { piece: themed(loaded[name]) };
  });
  pieces.push(piece);
  return piece;
}

/**
 * Fetches every piece soon after the first screen, one after the other, and those that could not
 * come when the network is back: people can look around without the server, too.
 * @param others what else is fetched, after them
 * @returns stops it
 */
export function fetchPiecesAhead(others: readonly Fetchable[]): () => void {
  const fetchAll = async () => {
    for (const { fetchChunk } of [...pieces, ...others]) await fetchChunk().catch(forget);
  };
  const fetchMissing = () => void fetchAll();
  const timer = setTimeout(fetchMissing, AHEAD_MS);
  window.addEventListener('online', fetchMissing);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', fetchMissing);
  };
}

function forget(error: unknown): void {
  if (error instanceof PieceMissing) error.forget();
}
