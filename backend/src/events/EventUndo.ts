import { Injectable } from '@nestjs/common';
import { eventFieldsSchema, type Event } from '@kinday/contracts/event';
import { isEventNews, type News } from '@kinday/contracts/news';
import type { UndoInput } from '@kinday/contracts/recent';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../access/membership.repository.js';
import { conflict, notFound } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { EventRepository } from './event.repository.js';
import { EventWriter } from './EventWriter.js';
import { noSuchEvent, requireEditor } from './refusals.js';
import { UndoRepository, type OwnChange } from './undo.repository.js';

/** Takes back what a member did to an event, as the log tells it. */
@Injectable()
export class EventUndo {
  constructor(
    private readonly events: EventRepository,
    private readonly edits: EventWriter,
    private readonly log: UndoRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * The event gets back what it was before that revision: only while nobody has changed it since,
   * else 409 with a sentence that says who. 404 when the log has no such change of this member.
   */
  async undo(userId: string, { familyId, revision }: UndoInput): Promise<Revised<Success>> {
    const chosen = await this.memberships.writable(userId, familyId);
    return this.writer.write(chosen, userId, async (write, actor) => {
      const made = await this.log.own(write, revision);
      const news = made?.news.find(isEventNews);
      if (!made || !news)
        throw notFound('nothing_to_undo', 'There is nothing to undo here any more');
      const event = await this.#untouched(write, revision, news);
      requireEditor(actor, event);
      await this.#takeBack(write, event, news.kind, made);
      return { success: true };
    });
  }

  /** The event exactly as the change left it. */
  async #untouched(write: FamilyWrite, revision: number, news: News): Promise<Event> {
    const { id, kind, version } = news;
    const event = await this.events.find(write, id, kind === 'deleted' ? 'deleted' : 'there');
    if (event && event.version === version) return event;
    const since = await this.log.later(write, revision, id);
    if (!since) throw noSuchEvent();
    const name = since.actorId === write.actorId ? 'You' : since.actorName || 'Somebody';
    const did = since.kind === 'deleted' ? 'deleted' : 'changed';
    throw conflict('event_changed', `${name} ${did} this event since, so it stays as it is`);
  }

  async #takeBack(
    write: FamilyWrite,
    event: Event,
    kind: News['kind'],
    { before }: OwnChange,
  ): Promise<void> {
    const was = before.find(({ record }) => record.id === event.id)?.record;
    if (kind === 'deleted') await this.edits.restore(write, event);
    else if (was) await this.edits.update(write, event, eventFieldsSchema.parse(was));
    else await this.events.delete(write, event);
  }
}
