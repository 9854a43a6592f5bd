import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type {
  CalendarLink,
  CalendarLinkChoice,
  MadeCalendarLink,
} from '@kinday/contracts/calendarLink';
import type { Success } from '@kinday/contracts/user';
import { Exports } from '../../access/limits/Exports.js';
import { MembershipRepository, noSuchFamily } from '../../access/membership.repository.js';
import { notFound } from '../../common/problem.js';
import { LinkBase } from '../../notices/mail/LinkBase.js';
import { ChangeLog } from '../../sync/ChangeLog.js';
import { FamilyService } from '../family.service.js';
import * as messages from '../messages.js';
import { calendarPieces } from './calendarPieces.js';
import { CalendarLinksRepository, type LinkedCalendar } from './calendarLinks.repository.js';
import { FamilyEventsRepository } from './familyEvents.repository.js';
import { RenderedCalendars } from './RenderedCalendars.js';

const SECRET_BYTES = 32;
/** Of what is written; +1 whenever the same calendar makes another file. */
const FORMAT = 1;

/** A calendar at a link, without its text. */
export interface OpenedLink {
  hash: string;
  calendar: LinkedCalendar;
  /** The same for as long as the file is. */
  etag: string;
}

/** Secret addresses at which other programs read a calendar. */
@Injectable()
export class CalendarLinksService {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly memberships: MembershipRepository,
    private readonly families: FamilyService,
    private readonly events: FamilyEventsRepository,
    private readonly rendered: RenderedCalendars,
    private readonly exports: Exports,
    private readonly log: ChangeLog,
    private readonly base: LinkBase,
  ) {}

  async list(userId: string, familyId: string | undefined): Promise<CalendarLink[]> {
    return this.links.list(userId, await this.#calendarOf(userId, familyId));
  }

  /** Makes a link, or another in place of the one there was, which ends. Only this answer holds it. */
  async make(userId: string, { familyId, what }: CalendarLinkChoice): Promise<MadeCalendarLink> {
    const chosen = await this.#calendarOf(userId, familyId);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const isMember = await this.links.put(hashOf(secret), userId, chosen, what);
    if (!isMember) throw noSuchFamily();
    return { address: `${this.base.url}/feed/${secret}.ics` };
  }

  async end(userId: string, { familyId, what }: CalendarLinkChoice): Promise<Success> {
    await this.links.remove(userId, await this.#calendarOf(userId, familyId), what);
    return { success: true };
  }

  /** The calendar that a member means. Throws 404 for who is none. */
  async #calendarOf(userId: string, familyId: string | undefined): Promise<string> {
    const chosen = await this.memberships.chosen(userId, familyId);
    await this.memberships.require(userId, chosen);
    return chosen;
  }

  /** What stands at a link. Throws 404 for any secret that is none, or none any more, alike. */
  async open(secret: string): Promise<OpenedLink> {
    const hash = hashOf(secret);
    const calendar = await this.links.find(hash);
    if (!calendar) throw noSuchLink();
    const { revision, what } = calendar;
    // A backup that was brought back counts its revisions anew.
    const log = (await this.log.epoch()).slice(0, 8);
    return { hash, calendar, etag: `W/"${FORMAT}-${log}-${revision}-${what}"` };
  }

  /**
   * The file, packed by gzip; a stream of its text where it is too large to be kept. Throws 404 where
   * the link ended while the file was made, 429 and 503 where too many large ones are being read.
   */
  async read({ hash, calendar, etag }: OpenedLink, gone: AbortSignal): Promise<Buffer | Readable> {
    const { familyId, userId, ownerId, what } = calendar;
    const whose = what === 'mine' ? userId : '';
    // What is made for all does not depend on the membership of who asked first.
    const reader = what === 'mine' ? userId : ownerId;
    const pieces = async () => {
      const { body } = await this.families.read(reader, familyId);
      return calendarPieces(this.events, body, reader, what);
    };
    const file = await this.rendered.of(`${familyId} ${whose} ${etag}`, userId, pieces, gone);
    if (!(await this.links.find(hash))) throw noSuchLink();
    return file ?? this.exports.stream(userId, await pieces(), gone);
  }

  /**
   * Notes, once in an hour, that a program asked. A failure is of no matter: links are read while
   * nothing can be written, and the next reading notes it again.
   */
  noteUse({ hash, calendar }: OpenedLink): void {
    if (calendar.isLongUnused) this.links.noteUse(hash).catch(() => undefined);
  }
}

function noSuchLink() {
  return notFound('no_such_link', messages.noSuchLink);
}

/** A secret of 256 bits needs no salt. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
