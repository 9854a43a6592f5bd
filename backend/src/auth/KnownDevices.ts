import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../config.js';
import { emailKey } from '../common/emailKey.js';
import { cookieNamed } from './cookieNamed.js';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const PATH = '/api/auth';
/** Accounts one device is known to, the last used first: a family's tablet has several. */
const MOST_ACCOUNTS = 8;

/**
 * Remembers by a signed cookie which accounts a device was logged in to. A known device has a count
 * of wrong passwords of its own, so that strangers cannot keep somebody out by failing on purpose.
 */
@Injectable()
export class KnownDevices {
  readonly #cookie: string;
  readonly #isSecure: boolean;
  readonly #secret: Buffer;

  constructor(@Inject(CONFIG) { publicUrl, sessionSecret }: Config) {
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
    this.#cookie = this.#isSecure ? '__Secure-kinday-device' : 'kinday-device';
    // Another purpose, another key.
    const root = sessionSecret ?? randomBytes(32).toString('hex');
    this.#secret = createHmac('sha256', root).update('known devices').digest();
  }

  /** The device's id, if an account was logged in to on it; else null. */
  idFor(request: Request, email: string): string | null {
    const { id, signatures } = this.#read(request);
    const expected = Buffer.from(this.#sign(id, email));
    const isKnown = signatures.some((signature) => {
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isKnown ? id : null;
  }

  /** Remembers an account on this device, after its user has proved who they are. */
  remember(request: Request, response: Response, email: string): void {
    const { id, signatures } = this.#read(request);
    const own = this.#sign(id, email);
    const others = signatures.filter((signature) => signature !== own).slice(0, MOST_ACCOUNTS - 1);
    response.cookie(this.#cookie, [id, own, ...others].join('.'), {
      maxAge: YEAR_MS,
      httpOnly: true,
      sameSite: 'lax',
      path: PATH,
      secure: this.#isSecure,
    });
  }

  #read(request: Request): { id: string; signatures: string[] } {
    const own = cookieNamed(request.headers.cookie, this.#cookie);
    const [id = '', ...signatures] = own?.split('.') ?? [];
    const isId = /^[\w-]{22}$/.test(id);
    return isId
      ? { id, signatures }
      : { id: randomBytes(16).toString('base64url'), signatures: [] };
  }

  #sign(id: string, email: string): string {
    const hmac = createHmac('sha256', this.#secret).update(`${id}\n${emailKey(email)}`);
    return hmac.digest('base64url').slice(0, 22);
  }
}
