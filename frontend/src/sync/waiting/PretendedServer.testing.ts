import type { Change, RecordEdit } from '@kinday/contracts/change';
import { newEvent, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { AT, HOME, olga, piano } from '../sampleFamily.testing';

/** A server that has one calendar and does what it is told, as long as it can be reached. */
export class PretendedServer {
  events = new Map<string, Event>();
  /** The methods of the writes that reached it. */
  calls: string[] = [];
  isReached = true;
  isBusy = false;
  /** The session of whoever asks has ended. */
  isSessionOver = false;
  /** When it answers writes. */
  answers: Promise<void> = Promise.resolve();
  /** When it tells of December, where there are piano lessons. */
  december: Promise<void> = Promise.resolve();
  #revision = 1;

  async serve(request: Request): Promise<Response> {
    if (request.url.includes('from=2026-12')) {
      await this.december;
      return this.#answer({ events: [], series: [piano] });
    }
    const revision = this.#revision;
    if (request.url.includes('/changes'))
      return this.#answer({ changes: [], revision, epoch: 'log' });
    if (request.method === 'GET') return this.#answer({ events: this.#all, series: [] });
    if (!this.isReached) throw new TypeError('Failed to fetch');
    this.calls.push(request.method);
    await this.answers;
    if (this.isSessionOver)
      return this.#answer({ error: 'Please log in', code: 'no_session' }, 401);
    if (this.isBusy) return this.#answer({ error: 'Not now', code: 'unavailable' }, 503);
    return this.#write(request);
  }

  /** Somebody else gives an event another title; this page hears nothing of it. */
  rename(id: string, title: string): void {
    const known = this.events.get(id);
    if (known) this.events.set(id, { ...known, title, version: known.version + 1 });
  }

  /** What the events are called. */
  get titles(): string[] {
    return this.#all.map(({ title }) => title);
  }

  get #all(): Event[] {
    return [...this.events.values()];
  }

  async #write(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const input = request.method === 'DELETE' ? null : ((await request.json()) as EventFields);
    const known = this.events.get(id);
    if (request.method === 'POST') {
      const { id: made, ...fields } = input as EventFields & { id: string };
      return this.#put(newEvent(made, HOME, olga, fields, AT));
    }
    if (!known) return this.#answer({ error: 'It is gone', code: 'no_such_event' }, 404);
    if (input) return this.#put({ ...known, ...input, version: known.version + 1 });
    const version = new URL(request.url).searchParams.get('version');
    if (version !== null && version !== String(known.version)) {
      return this.#answer({ error: 'Changed', code: 'event_changed', event: known }, 409);
    }
    this.events.delete(id);
    return this.#changed({ collection: 'events', op: 'remove', id });
  }

  #put(record: Event): Response {
    this.events.set(record.id, record);
    return this.#changed({ collection: 'events', op: 'put', record });
  }

  #changed(edit: RecordEdit): Response {
    this.#revision += 1;
    const revision = this.#revision;
    const change: Change = { familyId: HOME, revision, actorId: olga.id, at: AT, edits: [edit] };
    return this.#answer({ change });
  }

  #answer(body: unknown, status = 200): Response {
    const headers = { 'Kinday-Revision': String(this.#revision) };
    return Response.json(body, { status, headers });
  }
}
