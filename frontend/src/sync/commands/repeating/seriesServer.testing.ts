import { beforeEach } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { changedOccurrence } from '@kinday/contracts/seriesEdits';
import { serveStore } from '../../../serveStore.testing';
import { perform } from '../../perform';
import { AT, HOME, olga, piano } from '../../sampleFamily.testing';
import type { Around } from '../around';

export const DAY = '2026-11-12';
export const ID = 'c0000000-0000-4000-8000-000000000000';
export const NOVEMBER = { familyId: HOME, month: '2026-11' as const };
/** An occurrence that was changed by itself. */
export const exam = changedOccurrence(piano, DAY, ID, { title: 'Exam' }, AT);
export const seenAt = (revision: number, epoch: string | null = null) => ({ revision, epoch });

/** Commands of Olga, in the store that is given. */
export const aroundOlga = (dispatch: Around['dispatch']): Around => ({
  familyId: HOME,
  me: olga,
  dispatch,
  perform: (write) => dispatch(perform(write, ID)),
  remember: (_id, written) => written,
  key: ID,
});

interface Asked {
  /** `PUT /series/…` */
  call: string;
  query: string;
  body: Record<string, unknown>;
}

/** A server of one month for the store, as a test wants it: it does what it is asked, unless it is to refuse. */
export class SeriesServer {
  /** The writes that it was asked for. */
  asked: Asked[] = [];
  /** What its month holds. */
  month: { events: Event[]; series: Series[] } = { events: [], series: [piano] };
  #refusals: { status: number; body: object }[] = [];

  /** Serves the store of a test file, anew for each test. */
  constructor() {
    serveStore((request) => this.#serve(request));
    beforeEach(() => {
      this.asked = [];
      this.month = { events: [], series: [piano] };
      this.#refusals = [];
    });
  }

  /** Refuses the next write. */
  refuse(status: number, code: string, current: object = {}): void {
    this.#refusals.push({ status, body: { code, error: 'Refused', ...current } });
  }

  async #serve(request: Request): Promise<Response> {
    const headers = { 'Kinday-Revision': '9' };
    if (request.method === 'GET') return Response.json(this.month, { headers });
    const { pathname, search: query } = new URL(request.url);
    const path = pathname.replace('/api', '');
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    this.asked.push({ call: `${request.method} ${path}`, query, body });
    const refusal = this.#refusals.shift();
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    const change: Change = { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits: [] };
    return Response.json({ change }, { headers: { 'Kinday-Revision': '10' } });
  }
}
