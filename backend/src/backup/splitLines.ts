/** The lines of a UTF-8 text that comes in pieces, without their ends. */
export async function* splitLines(pieces: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.decode() !== '') throw new Error('Its last line is incomplete.');
}
