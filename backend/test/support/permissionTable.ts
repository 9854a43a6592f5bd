import { randomUUID } from 'node:crypto';
import { timed } from './builders.js';
import type { Answer, Client } from './Client.js';
import { fileOf } from './importFile.js';

/** Who makes a call: somebody without a log-in, of another calendar, removed from this one, or in it. */
export const ROLES = ['nobody', 'stranger', 'former', 'member', 'owner'] as const;
export type Role = (typeof ROLES)[number];
/** Whose the record is that a call names: the caller's, another member's, a former member's. */
export const RELATIONS = ['own', 'others', 'former'] as const;
export type Relation = (typeof RELATIONS)[number];
/** What a record may be that a call is about; none where the call is about the calendar itself. */
export type Kind =
  'event' | 'needy' | 'claimed' | 'deleted' | 'series' | 'deletion' | 'feed' | 'change' | 'none';

/** What a call is made about. */
export interface Target {
  familyId: string;
  inviteCode: string;
  name: string;
  /** A member who is not the caller. */
  otherId: string;
  /** The record, of the kind that the row says. */
  id: string;
  /** Of a change. */
  revision: number;
  /** One of the family's own categories. */
  categoryId: string;
}

type Call = (client: Client, target: Target) => Promise<Answer>;
/** Whether the call is done, or the status with which it is refused. */
export type Expected = 'done' | number;
export interface Row {
  kind: Kind;
  call: Call;
  member: Partial<Record<Relation, Expected>>;
  owner: Partial<Record<Relation, Expected>>;
  /** Somebody of another calendar, or without this one; 404 where nothing else is said. */
  outside?: Expected;
  /** Not decided inside the family's lock: what only the caller themselves has, or no membership is asked for. */
  isUnlocked?: true;
}

const DAY = '2026-11-12';
const FIELDS = { ...timed, title: 'Edited', date: DAY };
const RULE = { ...FIELDS, date: '2026-11-05', rrule: 'FREQ=WEEKLY' };

const done = { own: 'done', others: 'done', former: 'done' } as const;
/** Members edit what they added, the owner everything. */
const EDITORS = { member: { own: 'done', others: 403, former: 403 }, owner: done } as const;
const MEMBERS = { member: done, owner: done } as const;
const ALL_MEMBERS = { kind: 'none', member: { own: 'done' }, owner: { own: 'done' } } as const;
const OWNER = { kind: 'none', member: { own: 403 }, owner: { own: 'done' } } as const;

const post =
  (path: string, fields: (target: Target) => object = () => ({})): Call =>
  (client, target) =>
    client.post(at(path, target), fields(target));
const put =
  (path: string, fields: (target: Target) => object): Call =>
  (client, target) =>
    client.put(at(path, target), fields(target));
const remove =
  (path: string, fields?: (target: Target) => object): Call =>
  (client, target) =>
    client.delete(at(path, target), fields?.(target));

function at(path: string, target: Target): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: keyof Target) => String(target[name]));
}

const inFamily =
  (fields: object = {}) =>
  ({ familyId }: Target) => ({ ...fields, familyId });

/** A file that edits a record of ours: whoever may not edit it has it left out. */
const importOf =
  (to: string): Call =>
  (client, target) => {
    const lines = ['UID:{id}@kinday', 'DTSTART;VALUE=DATE:20261112', 'SUMMARY:From a file'];
    return client.fetch(at(`/api/imports${to}?familyId={familyId}`, target), {
      method: 'POST',
      body: at(fileOf(lines), target),
      headers: { 'Content-Type': 'text/calendar' },
    });
  };

/**
 * Each way to write to a calendar, by its method and path in the API's description, and for which role and
 * whose record it is done. Whoever adds such a call adds its row.
 */
export const PERMISSIONS: Record<string, Row> = {
  'POST /api/events': { ...ALL_MEMBERS, call: post('/api/events', inFamily(FIELDS)) },
  'PUT /api/events/{id}': {
    ...{ kind: 'event', ...EDITORS },
    call: put('/api/events/{id}', () => FIELDS),
  },
  'DELETE /api/events/{id}': { ...{ kind: 'event', ...EDITORS }, call: remove('/api/events/{id}') },
  'POST /api/events/{id}/restore': {
    ...{ kind: 'deleted', ...EDITORS },
    call: post('/api/events/{id}/restore'),
  },
  'POST /api/events/{id}/repeat': {
    ...{ kind: 'event', ...EDITORS },
    call: post('/api/events/{id}/repeat', () => ({ ...RULE, newId: randomUUID() })),
  },
  'POST /api/events/{id}/claim': {
    ...{ kind: 'needy', ...MEMBERS },
    call: post('/api/events/{id}/claim'),
  },
  // Given back by whoever does it, or the owner for them; a former member does nothing any more.
  'POST /api/events/{id}/release': {
    kind: 'claimed',
    member: { own: 'done', others: 403 },
    owner: { own: 'done', others: 'done' },
    call: post('/api/events/{id}/release'),
  },
  // Only one's own changes, and while one may edit what they are about.
  'POST /api/events/undo': {
    kind: 'change',
    member: { own: 'done', others: 404, former: 404 },
    owner: { own: 'done', others: 404, former: 404 },
    call: post('/api/events/undo', ({ familyId, revision }) => ({ familyId, revision })),
  },
  'POST /api/series': { ...ALL_MEMBERS, call: post('/api/series', inFamily(RULE)) },
  'PUT /api/series/{id}': {
    ...{ kind: 'series', ...EDITORS },
    call: put('/api/series/{id}', () => RULE),
  },
  'DELETE /api/series/{id}': {
    ...{ kind: 'series', ...EDITORS },
    call: remove('/api/series/{id}'),
  },
  'POST /api/series/{id}/split': {
    ...{ kind: 'series', ...EDITORS },
    call: post('/api/series/{id}/split', () => ({ ...FIELDS, from: DAY, newId: randomUUID() })),
  },
  // Only one's own deletions, and while one may edit the series.
  'POST /api/series/{id}/restore': {
    kind: 'deletion',
    member: { own: 'done', others: 404, former: 404 },
    owner: { own: 'done', others: 404, former: 404 },
    call: post('/api/series/{id}/restore', () => ({ after: 0 })),
  },
  'PUT /api/series/{id}/occurrences/{day}': {
    ...{ kind: 'series', ...EDITORS },
    call: put(`/api/series/{id}/occurrences/${DAY}`, () => FIELDS),
  },
  'DELETE /api/series/{id}/occurrences/{day}': {
    ...{ kind: 'series', ...EDITORS },
    call: remove(`/api/series/{id}/occurrences/${DAY}`),
  },
  'POST /api/series/{id}/occurrences/{day}/alone': {
    ...{ kind: 'series', ...EDITORS },
    call: post(`/api/series/{id}/occurrences/${DAY}/alone`, () => ({
      ...{ ...FIELDS, scope: 'all', newId: randomUUID() },
    })),
  },
  'POST /api/series/{id}/occurrences/{day}/claim': {
    ...{ kind: 'series', ...MEMBERS },
    call: post(`/api/series/{id}/occurrences/${DAY}/claim`),
  },
  // Answered line by line: what was left out is no refusal of the file.
  'POST /api/imports': {
    ...{ kind: 'event', ...EDITORS },
    call: importOf(''),
  },
  'POST /api/imports/preview': {
    ...{ kind: 'event', ...MEMBERS },
    call: importOf('/preview'),
    isUnlocked: true,
  },
  'POST /api/categories': {
    ...OWNER,
    call: post('/api/categories', ({ familyId }) => ({
      ...{ familyId, emoji: '🎵', name: `Named ${randomUUID().slice(0, 8)}` },
    })),
  },
  'PUT /api/categories/{id}': {
    ...OWNER,
    call: put('/api/categories/{categoryId}', () => ({
      ...{ emoji: '🎵', name: `Named ${randomUUID().slice(0, 8)}` },
    })),
  },
  'DELETE /api/categories/{id}': { ...OWNER, call: remove('/api/categories/{categoryId}') },
  'POST /api/feeds': {
    ...ALL_MEMBERS,
    call: post(
      '/api/feeds',
      inFamily({ kind: 'holidays', name: 'Holidays', color: '#123456', country: 'DE' }),
    ),
  },
  // By whoever added it, and the owner.
  'PUT /api/feeds/{id}': {
    ...{ kind: 'feed', ...EDITORS },
    call: put('/api/feeds/{id}', () => ({ name: 'Edited', color: '#654321' })),
  },
  'DELETE /api/feeds/{id}': { ...{ kind: 'feed', ...EDITORS }, call: remove('/api/feeds/{id}') },
  'POST /api/feeds/{id}/refresh': {
    kind: 'feed',
    // Any member may ask; it was read a moment ago.
    member: { own: 429, others: 429, former: 429 },
    owner: { own: 429, others: 429, former: 429 },
    call: post('/api/feeds/{id}/refresh'),
    isUnlocked: true,
  },
  // Each has links of their own.
  'POST /api/calendar-links': {
    ...ALL_MEMBERS,
    call: post('/api/calendar-links', inFamily({ what: 'all' })),
    isUnlocked: true,
  },
  'DELETE /api/calendar-links': {
    ...ALL_MEMBERS,
    call: remove('/api/calendar-links?familyId={familyId}&what=all'),
    isUnlocked: true,
  },
  'PUT /api/family': { ...OWNER, call: put('/api/family', inFamily({ name: 'Renamed' })) },
  'DELETE /api/family': {
    ...OWNER,
    call: remove('/api/family', ({ familyId, name }) => ({ familyId, name })),
  },
  'POST /api/family/transfer': {
    ...OWNER,
    call: post('/api/family/transfer', ({ familyId, otherId }) => ({ familyId, userId: otherId })),
  },
  'POST /api/family/regenerate-invite': {
    ...OWNER,
    call: post('/api/family/regenerate-invite', inFamily()),
  },
  'POST /api/family/remove-member': {
    ...OWNER,
    call: post('/api/family/remove-member', ({ familyId, otherId }) => ({
      ...{ familyId, userId: otherId },
    })),
  },
  'POST /api/calendars/leave': {
    ...{ kind: 'none', member: { own: 'done' }, owner: { own: 403 } },
    call: post('/api/calendars/leave', inFamily()),
  },
  'POST /api/calendars/join': {
    ...{ kind: 'none', member: { own: 409 }, owner: { own: 409 }, outside: 'done' },
    call: post('/api/calendars/join', ({ inviteCode }) => ({ inviteCode })),
    isUnlocked: true,
  },
  'POST /api/calendars/switch': {
    ...ALL_MEMBERS,
    call: post('/api/calendars/switch', inFamily()),
    isUnlocked: true,
  },
  'POST /api/user/switch-calendar': {
    ...ALL_MEMBERS,
    call: post('/api/user/switch-calendar', inFamily()),
    isUnlocked: true,
  },
  'POST /api/changes/seen': {
    ...ALL_MEMBERS,
    call: post('/api/changes/seen', inFamily({ revision: 1 })),
    isUnlocked: true,
  },
  'PUT /api/me/reminders/entries/{id}': {
    ...{ kind: 'event', ...MEMBERS },
    call: put('/api/me/reminders/entries/{id}', () => ({
      ...{ timed: [10], allDay: null },
    })),
    isUnlocked: true,
  },
  // There is nobody to pay here.
  'POST /api/billing/checkout': {
    ...{ kind: 'none', member: { own: 403 }, owner: { own: 409 } },
    call: post('/api/billing/checkout', inFamily()),
    isUnlocked: true,
  },
  'POST /api/billing/portal': {
    ...{ kind: 'none', member: { own: 403 }, owner: { own: 409 } },
    call: post('/api/billing/portal', inFamily()),
    isUnlocked: true,
  },
};

/** Calls that write to the caller's own account alone, by a session, and those that need none. */
export const OF_ONESELF = [
  'POST /api/calendars/create',
  'PUT /api/me',
  'DELETE /api/me',
  'PUT /api/me/preferences',
  'POST /api/me/color',
  'POST /api/me/dates',
  'POST /api/me/password',
  'POST /api/me/sessions/end-others',
  'PUT /api/me/reminders',
  'POST /api/me/reminders/test',
  'POST /api/me/push',
  'PUT /api/me/push',
  'DELETE /api/me/push',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/billing/webhook',
  'POST /api/unsubscribe',
];
