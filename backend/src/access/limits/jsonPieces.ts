/** So long a piece becomes before it is given away, in UTF-16 code units. */
const PIECE_LENGTH = 64_000;

/** The JSON of a list, or of an object of plain values and lists, in pieces that each take a moment to make. */
export function* jsonPieces(value: object): Generator<string, void> {
  let piece = '';
  for (const part of partsOf(value)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* partsOf(value: object): Generator<string, void> {
  if (Array.isArray(value)) return yield* partsOfList(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  for (const [at, [name, each]] of entries.entries()) {
    yield `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    if (Array.isArray(each)) yield* partsOfList(each);
    else yield JSON.stringify(each);
  }
  yield entries.length === 0 ? '{}' : '}';
}

function* partsOfList(list: readonly unknown[]): Generator<string, void> {
  for (const [at, each] of list.entries()) {
    yield `${at === 0 ? '[' : ','}${JSON.stringify(each ?? null)}`;
  }
  yield list.length === 0 ? '[]' : ']';
}
