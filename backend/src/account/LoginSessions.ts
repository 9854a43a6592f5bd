import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Credentials } from '../auth/credentials.js';
import { SessionCookie } from '../auth/SessionCookie.js';
import { Session } from '../auth/Session.js';
import { REMEMBERED_MS, SessionStore } from '../auth/SessionStore.js';
import { Publisher } from '../sync/Publisher.js';

const LONGEST_USER_AGENT = 300;

/** Begins and ends the log-in of one device. */
@Injectable()
export class LoginSessions {
  constructor(
    private readonly store: SessionStore,
    private readonly cookie: SessionCookie,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Logs a request's device in under a new session id. The device's earlier session ends; so does the
   * user's least recently used one, if the user has too many.
   */
  async begin(
    request: Request,
    response: Response,
    user: Credentials,
    remember: boolean,
  ): Promise<void> {
    await this.end(request);
    const idHash = this.cookie.give(response, remember ? REMEMBERED_MS : undefined);
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
    const ended = await this.store.open(idHash, user, { remember, userAgent });
    request.session = new Session(idHash, user.id);
    if (ended.length > 0) this.#tellEnded(ended);
  }

  /** Logs the request's device out; its cookie never works again. Nothing to do without a session. */
  async end({ session }: Request): Promise<void> {
    if (!session) return;
    await this.store.end(session.idHash);
    this.#tellEnded([session.idHash]);
  }

  #tellEnded(idHashes: string[]): void {
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
  }
}
