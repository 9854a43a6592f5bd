import { createPublicKey, verify } from 'node:crypto';

/** What a sender says of itself, and signed. */
export interface Vapid {
  publicKey: string;
  aud: string;
  sub: string;
  /** Seconds since 1970. */
  exp: number;
}

/** Reads an `Authorization: vapid` (RFC 8292). Throws unless the sender's key signed it. */
export function readVapid(header: string): Vapid {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not of this key.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Omit<Vapid, 'publicKey'>;
  return { ...said, publicKey };
}
