/** A list in pieces of so many at most. */
export function* chunksOf<T>(all: readonly T[], most: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += most) yield all.slice(at, at + most);
}
