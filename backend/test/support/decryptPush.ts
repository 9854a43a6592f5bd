import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const withZero = (text: string) => Buffer.from(`${text}\0`);

/** Reads a push as the browser does for which it was encrypted: RFC 8291, aes128gcm in one record. */
export function decryptPush(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body.readUInt8(20);
  const sender = body.subarray(21, end);
  const info = Buffer.concat([withZero('WebPush: info'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, withZero('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(shared, salt, withZero('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
