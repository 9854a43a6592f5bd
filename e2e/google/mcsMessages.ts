import { randomUUID } from 'node:crypto';

/** Protocol Buffers, as far as these messages need them. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
function field(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
}
const fixed64 = (number: number) => Buffer.from([(number << 3) | 1, 1, 2, 3, 4, 5, 6, 7, 0]);
const property = (name: string, value: string) =>
  field(7, Buffer.concat([field(1, name), field(2, value)]));

/** A message of MCS: its kind, its length, its fields. */
function message(kind: number, ...fields: Buffer[]): Buffer {
  const content = Buffer.concat(fields);
  return Buffer.concat([Buffer.from([kind]), varint(content.length), content]);
}

const VERSION = Buffer.from([41]);
const [LOGIN_RESPONSE, DATA_MESSAGE] = [3, 8];

/** AndroidCheckinResponse: all is well, this is the device's id and its secret. */
export const checkedIn = Buffer.concat([Buffer.from([0x08, 1]), fixed64(7), fixed64(8)]);

/** What a connection is welcomed with. */
export const loggedIn = Buffer.concat([VERSION, message(LOGIN_RESPONSE, field(1, 'welcome'))]);

/** DataMessageStanza: a push, encrypted for the browser that registered `subtype`. */
export function dataMessage(push: {
  app: string;
  subtype: string;
  sender: string;
  body: Buffer;
}): Buffer {
  return message(
    DATA_MESSAGE,
    field(3, push.sender),
    field(5, push.app),
    property('subtype', push.subtype),
    property('content-encoding', 'aes128gcm'),
    field(9, randomUUID()),
    field(21, push.body),
  );
}
