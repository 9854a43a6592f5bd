import { randomUUID } from 'node:crypto';
import { Tab } from '../writes/Tab.mjs';
import { MONTH, WORDS } from './fillCalendars.mjs';

/**
 * @typedef {{ caller: import('../Caller.mjs').Caller, owner: Member, member: Member }} People of one
 *   calendar, and how to call their server
 * @typedef {import('../writes/subjects.mjs').Member & { userId: string }} Member
 * @typedef {(people: People) => Promise<number>} Timed milliseconds of the call alone, without what
 *   it needs before and after
 */

const EVENT = {
  title: 'Dentist with Mia',
  date: `${MONTH}-12`,
  startTime: '15:30',
  endTime: '16:30',
  isAllDay: false,
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
};

const read =
  (path) =>
  async ({ caller, member }) => {
    const { took } = await caller.call(member.headers, 'GET', path(member));
    return took;
  };

const create = ({ caller, member: { familyId, headers } }) =>
  caller.call(headers, 'POST', '/api/events', { ...EVENT, familyId, id: randomUUID() });

const remove = ({ caller, member }, { id }) =>
  caller.call(member.headers, 'DELETE', `/api/events/${id}`);

const search = (word) => read(() => `/api/events/search?q=${word}`);

const month = ({ familyId }) => `/api/month?familyId=${familyId}&from=${MONTH}-01&to=${MONTH}-30`;

/** What people and their pages ask of a server. @type {Record<string, Timed>} */
export const CALLS = {
  month: read(month),
  'search: one event of each calendar has it': search(WORDS.single),
  'search: a sixth of all events has it': search(WORDS.common),
  'search: two letters': search('pi'),
  'search: no event has it': search(WORDS.none),

  'catch-up of 20 changes': async (people) => {
    const { caller, member } = people;
    const { headers } = await caller.call(member.headers, 'GET', '/api/family');
    const since = Number(headers['kinday-revision']) - 20;
    return read(({ familyId }) => `/api/changes?familyId=${familyId}&since=${since}`)(people);
  },

  'connection with hello': async ({ member }) => {
    const tab = new Tab(member);
    const begun = performance.now();
    await tab.open();
    const took = performance.now() - begun;
    tab.close();
    return took;
  },

  members: read(({ familyId }) => `/api/family?familyId=${familyId}`),
  calendars: read(() => '/api/calendars'),
  'recent changes': read(({ familyId }) => `/api/changes/recent?familyId=${familyId}&whose=others`),

  create: async (people) => {
    const { body, took } = await create(people);
    await remove(people, body);
    return took;
  },

  move: async (people) => {
    const { caller, member } = people;
    const { body } = await create(people);
    const moved = { ...EVENT, date: '2026-12-24', version: body.version };
    const { took } = await caller.call(member.headers, 'PUT', `/api/events/${body.id}`, moved);
    await remove(people, body);
    return took;
  },

  delete: async (people) => {
    const { body } = await create(people);
    return (await remove(people, body)).took;
  },

  undo: async (people) => {
    const { caller, member } = people;
    const { headers } = await create(people);
    const revision = Number(headers['kinday-revision']);
    const change = { familyId: member.familyId, revision };
    return (await caller.call(member.headers, 'POST', '/api/events/undo', change)).took;
  },

  'own colour': async ({ caller, member }) => {
    const color = `#${randomUUID().slice(0, 6)}`;
    return (await caller.call(member.headers, 'POST', '/api/me/color', { color })).took;
  },

  "a member's removal": async ({ caller, owner, member }) => {
    const { familyId } = member;
    const removed = { familyId, userId: member.userId };
    const path = '/api/family/remove-member';
    const { took } = await caller.call(owner.headers, 'POST', path, removed);
    const { body } = await caller.call(owner.headers, 'GET', `/api/family?familyId=${familyId}`);
    const { inviteCode } = body.family;
    await caller.call(member.headers, 'POST', '/api/calendars/join', { inviteCode });
    return took;
  },
};
