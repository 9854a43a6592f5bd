import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Credentials } from '../auth/credentials.js';
import { hashSessionId, REMEMBERED_MS, SessionStore } from '../auth/SessionStore.js';
import { Publisher } from '../sync/Publisher.js';

const LONGEST_USER_AGENT = 300;

/** Begins and ends the log-in of one device. */
@Injectable()
export class LoginSessions {
  constructor(
    private readonly store: SessionStore,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Logs a request's device in, under a new session id. A session it had before ends, and of too many
   * that the user has the one that was not used for longest.
   */
  async begin(request: Request, user: Credentials, remember: boolean): Promise<void> {
    if (request.session.userId) this.#tellEnded([hashSessionId(request.sessionID)]);
    await new Promise<void>((resolve, reject) => {
      request.session.regenerate((error) => (error ? reject(error as Error) : resolve()));
    });
    request.session.userId = user.id;
    request.session.isSeen = true;
    if (remember) request.session.cookie.maxAge = REMEMBERED_MS;
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT);
    const ended = await this.store.open(request.sessionID, user, { remember, userAgent });
    if (ended.length > 0) this.#tellEnded(ended);
  }

  /** Logs the request's device out; its cookie never works again. Nothing to do without a session. */
  async end(request: Request): Promise<void> {
    if (!request.session.userId) return;
    const { sessionID } = request;
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error) => (error ? reject(error as Error) : resolve()));
    });
    this.#tellEnded([hashSessionId(sessionID)]);
  }

  #tellEnded(idHashes: string[]): void {
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
  }
}
