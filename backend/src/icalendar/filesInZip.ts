import { createInflateRaw, crc32 } from 'node:zlib';
import { LIMITS } from '@kinday/contracts/product';
import { UnreadableCalendar } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** A file of an archive. */
export interface ZippedFile {
  /** As the archive tells it, for people alone: it names no place here. */
  name: string;
  /** What stands in it, in pieces. Throws an UnreadableCalendar where it is damaged. */
  unpack: () => AsyncIterable<Uint8Array>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const SIZES = { local: 30, central: 46, end: 22 };
/** The longest comment behind an archive. */
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1;
const IN_UTF8 = 0x800;
const MOST_NAME = 200;

/** Whether a file is a ZIP archive, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5) && fourth === third + 1;
}

/**
 * The files of a ZIP archive, by its directory at the end (PKWARE's APPNOTE 6.3.10, 4.3). They are
 * unpacked only when they are read, and never more of one than the archive says. Throws an
 * UnreadableCalendar with a sentence: for what is damaged or locked, more than `LIMITS.zipFiles`, larger
 * than `LIMITS.zipBytes` in all, or packed more tightly than `LIMITS.zipRatio`, as bombs are.
 */
export function filesInZip(bytes: Buffer): ZippedFile[] {
  const files: ZippedFile[] = [];
  let { at, count } = directoryOf(bytes);
  let total = 0;
  for (; count > 0; count -= 1) {
    if (at + SIZES.central > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw damaged();
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const flags = bytes.readUInt16LE(at + 8);
    const start = at + SIZES.central;
    const name = nameIn(bytes.subarray(start, start + nameLength), (flags & IN_UTF8) !== 0);
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      ...{ packed, size, local: bytes.readUInt32LE(at + 42) },
    };
    at = start + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (name.endsWith('/')) continue;
    if ((flags & ENCRYPTED) !== 0) throw new UnreadableCalendar(messages.zipIsLocked, null);
    total += size;
    if (files.length >= LIMITS.zipFiles) throw tooMany();
    if (total > LIMITS.zipBytes) throw tooLarge();
    if (size > packed * LIMITS.zipRatio) throw tooLarge();
    files.push({ name, unpack: () => unpacked(bytes, entry) });
  }
  return files;
}

/** Where the directory begins, and how many entries it has. */
function directoryOf(bytes: Buffer): { at: number; count: number } {
  const last = bytes.length - SIZES.end;
  for (let end = last; end >= Math.max(0, last - MOST_COMMENT); end -= 1) {
    if (bytes.readUInt32LE(end) !== END) continue;
    const count = bytes.readUInt16LE(end + 10);
    // More than that are directories or a bomb: each costs a look.
    if (count > 10 * LIMITS.zipFiles) throw tooMany();
    return { at: bytes.readUInt32LE(end + 16), count };
  }
  throw damaged();
}

interface Entry {
  method: number;
  crc: number;
  packed: number;
  size: number;
  /** Where its own header begins. */
  local: number;
}

async function* unpacked(
  bytes: Buffer,
  { method, crc, packed, size, local }: Entry,
): AsyncGenerator<Uint8Array> {
  if (local + SIZES.local > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw damaged();
  const lengths = bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const start = local + SIZES.local + lengths;
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw damaged();
  let count = 0;
  let sum = 0;
  for await (const chunk of chunksOf(data, method)) {
    count += chunk.length;
    if (count > size) throw damaged();
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (count !== size || sum !== crc) throw damaged();
}

async function* chunksOf(data: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === STORED) {
    yield data;
    return;
  }
  if (method !== DEFLATED) throw damaged();
  const inflating = createInflateRaw();
  inflating.end(data);
  try {
    for await (const chunk of inflating as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? damaged() : error;
  }
}

/** A name as text on one line. Programs that say no charset mean UTF-8 or one of many: then it is guessed. */
function nameIn(bytes: Uint8Array, isUtf8: boolean): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    name = new TextDecoder('windows-1252').decode(bytes);
  }
  const isFolder = name.endsWith('/');
  const shown = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(-MOST_NAME);
  return isFolder && !shown.endsWith('/') ? `${shown}/` : shown;
}

function damaged(): UnreadableCalendar {
  return new UnreadableCalendar(messages.zipIsDamaged, null);
}

function tooMany(): UnreadableCalendar {
  return new UnreadableCalendar(messages.zipHasTooMany(LIMITS.zipFiles), null);
}

function tooLarge(): UnreadableCalendar {
  return new UnreadableCalendar(messages.zipIsTooLarge(LIMITS.zipBytes / 1_000_000), null);
}
