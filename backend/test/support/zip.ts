import { crc32, deflateRawSync } from 'node:zlib';

/** What a test says of a file of an archive otherwise than it is. */
interface Zipped {
  name: string;
  content: string | Buffer;
  flags?: number;
  method?: number;
  /** The size that the directory tells. */
  size?: number;
  crc?: number;
}

/** A ZIP archive as programs write it, or one that lies. */
export function zip(...files: Zipped[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, flags = 0x800, method = 8, ...lies } of files) {
    const whole = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(whole) : whole;
    const title = Buffer.from(name);
    const { size = whole.length, crc = crc32(whole) } = lies;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(title.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(title.length, 28);
    central.writeUInt32LE(at, 42);
    parts.push(local, title, packed);
    directory.push(central, title);
    at += local.length + title.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
