import { createECDH } from 'node:crypto';

/** Whether a subscription's `p256dh` is a point of the curve, which a push can be encrypted for. */
export function isKeyOfBrowser(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
