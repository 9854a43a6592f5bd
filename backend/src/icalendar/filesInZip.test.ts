import { expect, test } from '@jest/globals';
import { zip } from '../../test/support/zip.js';
import { filesInZip, isZip } from './filesInZip.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';

async function read(archive: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { name, unpack } of filesInZip(archive)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of unpack()) chunks.push(chunk);
    files[name] = Buffer.concat(chunks).toString();
  }
  return files;
}
const file = (name: string, content = name) => ({ name, content });

test('the files of an archive, packed or not, with names as text alone', async () => {
  const archive = zip(
    file('Ana’s.ics', 'BEGIN'.repeat(10)),
    { ...file('stored.ics'), method: 0 },
    file('folder/'),
    file('../../etc/passwd\u0000\u202e'),
  );
  expect(isZip(archive)).toBe(true);
  expect(await read(archive)).toEqual({
    'Ana’s.ics': 'BEGIN'.repeat(10),
    'stored.ics': 'stored.ics',
    '../../etc/passwd': '../../etc/passwd\u0000\u202e',
  });
});

test.each([
  ['is none', Buffer.from('PK\u0003\u0004 nothing'), /damaged/],
  ['is cut off', zip(file('a.ics')).subarray(0, -30), /damaged/],
  ['is locked', zip({ ...file('a.ics'), flags: 1 }), /password/],
  ['has too many files', zip(...Array.from({ length: 21 }, (_, at) => file(`${at}`))), /20 files/],
  ['is a bomb', zip(file('a.ics', 'x'.repeat(5_000_000))), /50 MB/],
  ['says that it is large', zip({ ...file('a.ics'), size: 60_000_000 }), /50 MB/],
  ['says too little of a size', zip({ ...file('a.ics', 'x'.repeat(99)), size: 9 }), /damaged/],
  ['says too much of a size', zip({ ...file('a.ics'), size: 30 }), /damaged/],
  ['holds something else', zip({ ...file('a.ics'), crc: 1 }), /damaged/],
  ['is packed in another way', zip({ ...file('a.ics'), method: 14 }), /damaged/],
])('an archive that %s ends in a sentence', async (_what, archive, sentence) => {
  await expect(read(archive)).rejects.toThrow(UnreadableCalendar);
  await expect(read(archive)).rejects.toThrow(sentence);
});

test('whatever byte of an archive is another one, it is read or ends in a sentence', async () => {
  const archive = zip(file('a.ics', 'BEGIN:VCALENDAR'.repeat(5)), file('b.ics'));
  for (let at = 0; at < archive.length; at += 1) {
    for (const byte of [0, 0xff, archive[at]! ^ 0x10]) {
      const mutated = Buffer.from(archive);
      mutated[at] = byte;
      await read(mutated).catch((error: unknown) => {
        expect([at, byte, error]).toEqual([at, byte, expect.any(UnreadableCalendar)]);
      });
    }
  }
});
