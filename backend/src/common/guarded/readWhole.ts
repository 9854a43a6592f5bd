import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** An answer that is larger than its reader has room for. */
export class TooLargeAnswer extends Error {}

/** What of an answer's form of packing this reads; a call may say so in Accept-Encoding. */
export const PACKINGS = 'gzip, deflate, br';
const UNPACKERS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/**
 * Reads all of an answer, unpacked. Rejects with TooLargeAnswer when it is larger than that, packed or
 * unpacked, before more of it is in memory.
 * @param mostBytes of what is unpacked
 */
export async function readWhole(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const packing = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const chunks: Buffer[] = [];
  const take = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of bounded(source, mostBytes)) chunks.push(chunk);
  };
  const unpack = UNPACKERS.get(packing);
  if (!unpack && packing !== 'identity') throw new Error(`${packing} is not unpacked`);
  const sent = (source: AsyncIterable<Buffer>) => bounded(source, mostBytes);
  if (unpack) await pipeline(response, sent, unpack(), take, { signal });
  else await pipeline(response, take, { signal });
  return Buffer.concat(chunks);
}

async function* bounded(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new TooLargeAnswer();
    yield chunk;
  }
}
