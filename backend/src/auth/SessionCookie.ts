import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { BoundedMap } from '../common/BoundedMap.js';
import { CONFIG, type Config } from '../config.js';
import { cookieNamed } from './cookieNamed.js';

const ID_BYTES = 24;
/** Cookies kept with what was found out about them: an open tab sends the same one for days. */
const MOST_KNOWN = 10_000;

/** What of a session's id may be stored. */
function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** The cookie that names a session: `s:<id>.<signature>`, so that made-up ids cost no statement. */
@Injectable()
export class SessionCookie {
  /** The prefix makes browsers bind it to host and TLS. */
  readonly name: string;
  readonly #isSecure: boolean;
  readonly #key;
  /** A cookie's value → the hash of its session's id. */
  readonly #known = new BoundedMap<string, string>(MOST_KNOWN);

  constructor(@Inject(CONFIG) { publicUrl, sessionSecret }: Config) {
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
    this.name = this.#isSecure ? '__Host-kinday' : 'kinday';
    this.#key = createSecretKey(Buffer.from(sessionSecret ?? randomBytes(32).toString('hex')));
  }

  /**
   * @param header all cookies of a request
   * @returns the hash of the id that our cookie names; null without one that we signed
   */
  read(header: string | undefined): string | null {
    const own = cookieNamed(header, this.name);
    return own ? this.#idHashIn(own) : null;
  }

  /**
   * Gives a device a new session's cookie.
   * @param maxAgeMs how long it keeps the cookie; until the browser is closed when undefined
   * @returns the hash of the session's id
   */
  give(response: Response, maxAgeMs: number | undefined): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    response.cookie(this.name, `s:${id}.${this.#sign(id)}`, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.#isSecure,
      ...(maxAgeMs === undefined ? {} : { expires: new Date(Date.now() + maxAgeMs) }),
    });
    return hashOf(id);
  }

  #idHashIn(value: string): string | null {
    const known = this.#known.get(value);
    if (known) return known;
    const [, id = '', signature = ''] = /^s%3A([\w-]{16,64})\.([^.]+)$/.exec(value) ?? [];
    const expected = Buffer.from(encodeURIComponent(this.#sign(id)));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const idHash = hashOf(id);
    this.#known.set(value, idHash);
    return idHash;
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64').replace(/=+$/, '');
  }
}
