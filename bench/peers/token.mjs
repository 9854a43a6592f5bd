import { createHmac } from 'node:crypto';

export const SECRET = 'a secret of benches, known to everybody';

const sign = (text) => createHmac('sha256', SECRET).update(text).digest('base64url');

/** The cookie of a signed-in user of the peers that have no sessions. */
export function cookieOf({ id, familyId }) {
  const text = `${id}~${familyId}`;
  return `user=${text}~${sign(text)}`;
}

/** The user of a cookie; null when its signature is not this server's. */
export function readUser(cookie = '') {
  const [, id, familyId, signature] = /user=([^~]+)~([^~]+)~([^;]+)/.exec(cookie) ?? [];
  return signature === sign(`${id}~${familyId}`) ? { id, familyId } : null;
}

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The JSON Web Token (RFC 7519, HS256) of a signed-in user of Feathers. */
export function jwtOf({ id, familyId }) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: id, familyId, aud: 'kinday', iat: now, exp: now + 86_400 };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}
