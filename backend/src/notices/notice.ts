import type { PushPayload } from '@kinday/contracts/pushPayload';
import type { Way } from '@kinday/contracts/reminders';
import type { Mail } from './mail/Mailer.js';

/** Something a person is to be told outside the page: by notification, by mail. */
export interface NewNotice {
  /** What makes it the same notice, among those of all kinds: two of one key are told once. */
  key: string;
  /** Who of the registered kinds finds the words. */
  kind: string;
  /** Null where no account is meant, or none may be known: always by mail then. */
  userId: string | null;
  /** What the words are made of: ids and instants, never a secret, never a text. */
  data: unknown;
  dueAt: Date;
  /** From when on it is of no use to anybody. */
  expiresAt: Date;
}

/** One that is being told now. */
export type Notice = Omit<NewNotice, 'key'> & { id: string };

/** The words of a notice, found at the moment it is told. */
export interface Words {
  way: Way;
  /** Null where this kind has none, or the person ended its mails. */
  mail: Mail | null;
  /** Null where this kind has none. */
  push: Omit<PushPayload, 'tag'> | null;
}

/**
 * Finds the words of some notices, by their ids. One that is missing holds no more: its event was
 * moved, its membership ended. Looks everything up anew, for all of them at once.
 */
export type FindWords = (notices: readonly Notice[], now: Date) => Promise<Map<string, Words>>;
